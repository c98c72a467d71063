import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ROOT } from './ledger.ts'

/** `npm run mutate`: Stryker, installed where only this command looks for it; with `--sample` over some mutants. */
const folder = path.join(ROOT, 'tools', 'mutation')
const stryker = path.join(folder, 'node_modules', '.bin', 'stryker')

run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], folder)
const given = process.argv.slice(2)
if (given.includes('--sample')) run('node', [path.join(folder, 'sample.mjs'), ...given], ROOT)
else run(stryker, ['run', ...given], ROOT)

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
