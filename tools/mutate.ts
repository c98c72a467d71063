import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ROOT } from './ledger.ts'

/** `npm run mutate`: Stryker, installed where only this command looks for it. */
const folder = path.join(ROOT, 'tools', 'mutation')
const stryker = path.join(folder, 'node_modules', '.bin', 'stryker')

run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], folder)
run(stryker, ['run', ...process.argv.slice(2)], ROOT)

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
