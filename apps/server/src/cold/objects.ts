import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Where finished games lie that have left the database: bytes by name, as every object storage has
 * them. What was put is there for good, or it was not put.
 */
export interface Objects {
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Uint8Array | undefined>
}

/** Names are ours, but nobody should be able to name a file outside the folder. */
const NAME = /^[\w-]+(\/[\w-]+)*\.[a-z]+$/

/** A folder: of this machine, of all nodes together, or a bucket that is mounted. */
export function openFolder(folder: string): Objects {
  const pathOf = (name: string): string => {
    if (!NAME.test(name)) throw new Error('cold: no name for an object')
    return join(folder, name)
  }
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      const half = `${path}.${randomBytes(4).toString('hex')}`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Whole or not at all, also when the power is cut.
      const file = await open(half, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(half, path)
      const parent = await open(dirname(path), 'r')
      try {
        await parent.sync()
      } finally {
        await parent.close()
      }
    },
    async get(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
  }
}
