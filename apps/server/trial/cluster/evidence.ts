import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupShared } from '../../src/carry/move.ts'
import type { Scene } from '../people.ts'

/**
 * What a trial leaves behind when something was wrong, so that it can be looked into afterwards: the
 * database as a server by itself has one, what each node said, and what people were told.
 */
export class Evidence {
  readonly folder = mkdtempSync(join(tmpdir(), 'adit-trial-'))

  /** Where a node writes what goes wrong with it, over all its lives. */
  logOf(node: string): string {
    return join(this.folder, `${node}.log`)
  }

  async keep(url: string, { acknowledged }: Scene, report: object): Promise<void> {
    const told = acknowledged.map(one => `${JSON.stringify(one)}\n`)
    writeFileSync(join(this.folder, 'acknowledged.jsonl'), told.join(''))
    writeFileSync(join(this.folder, 'report.json'), JSON.stringify(report, undefined, 2))
    await backupShared(url, join(this.folder, 'adit.sqlite'))
  }

  drop(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
