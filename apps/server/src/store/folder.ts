import { mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fault } from '../fault.ts'

/**
 * Makes a folder and those above it. The runtime's own way never ends where nothing can be made, as
 * under /proc.
 */
export async function makeFolder(folder: string, mode: number): Promise<void> {
  try {
    await mkdir(folder, { mode })
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return
    const above = dirname(resolve(folder))
    const isAboveMissing = code === 'ENOENT' && !(await exists(above))
    if (!isAboveMissing) {
      throw new Error(`the folder ${folder} cannot be made: ${code ?? 'no reason'}`, {
        cause: error,
      })
    }
    await makeFolder(above, mode)
    await mkdir(folder, { mode })
  }
}

/** The folders that this process holds: its own number in a file may be that of one long gone. */
const held = new Set<string>()

/** One server a folder: two would not tell each other's players. Returns how to let go of it. */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(resolve(folder), 'adit.pid')
  const holder = await holderOf(file)
  if (holder !== undefined) {
    const advice = 'stop it first, or give this one a folder of its own (ADIT_DATA)'
    throw fault(
      `${folder} is in use by another server, process ${holder}: ${advice}`,
      'folder-in-use',
      { folder, holder },
    )
  }
  await rm(file, { force: true })
  const handle = await open(file, 'wx', 0o600)
  await handle.writeFile(`${process.pid}\n`)
  await handle.close()
  held.add(file)
  return async () => {
    held.delete(file)
    await rm(file, { force: true })
  }
}

async function holderOf(file: string): Promise<number | undefined> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''))
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  if (pid === process.pid) return held.has(file) ? pid : undefined
  return (await isServer(pid)) ? pid : undefined
}

/** Numbers come again: where the machine tells, it must be a program of our kind. */
async function isServer(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'node')
  return /node|adit/.test(line)
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
