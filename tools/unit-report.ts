import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** What came of one file of tests. */
export interface UnitFile {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Came to its end: what did not has said nothing of its tests. */
  readonly hasRun: boolean
  readonly seconds: number
}

export interface UnitReport {
  readonly files: readonly UnitFile[]
  /** Thrown where no test was waiting for it. */
  readonly strays: number
}

/** What `npm test` reads of a run; the process of a file that ended too early is no stray. */
// biome-ignore lint/style/noDefaultExport: Vitest asks for it
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const strays = errors.filter(({ message }) => !message.startsWith('[vitest-pool]')).length
    const report: UnitReport = { files: modules.map(fileOf), strays }
    writeFileSync(process.env.ADIT_UNIT_REPORT ?? 'units.json', JSON.stringify(report))
  }
}

function fileOf(module: TestModule): UnitFile {
  const tests = [...module.children.allTests()].map(test => test.result().state)
  const count = (state: string): number => tests.filter(one => one === state).length
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')]
  const hasRun = tests.length > 0 && !tests.includes('pending')
  return {
    name: path.relative('.', module.moduleId),
    passed,
    // A hook around its tests may fail, and none of them.
    failed: failed === 0 && hasRun && !module.ok() ? 1 : failed,
    skipped,
    hasRun,
    seconds: module.diagnostic().duration / 1000,
  }
}
