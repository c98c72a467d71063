import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Gives a test file new folders, and takes them away at its end. */
export function temporaryFolders(): () => Promise<string> {
  const made: string[] = []
  afterAll(async () => {
    for (const folder of made) await rm(folder, { recursive: true, force: true })
  })
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'adit-store-'))
    made.push(folder)
    return folder
  }
}
