import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'rolldown'
import { ROOT } from './ledger.ts'

const FOLDER = path.join(ROOT, 'node_modules', '.cache', 'adit')

/**
 * An entry and all that it imports as one file, whose path is given back. Constants and small functions
 * of other modules are then known to the compiler, which hot code runs faster for. Named after its
 * contents, so that several who ask at once do not disturb each other.
 */
export async function bundle(entry: string): Promise<string> {
  const { output } = await build({
    input: path.resolve(ROOT, entry),
    platform: 'node',
    write: false,
    logLevel: 'warn',
    output: { format: 'esm', codeSplitting: false },
  })
  const [{ code }] = output
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16)
  const file = path.join(FOLDER, `${path.basename(entry, '.ts')}-${hash}.mjs`)
  if (existsSync(file)) return file
  mkdirSync(FOLDER, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, code)
  renameSync(draft, file)
  return file
}
