import { openMemoryStore } from '@adit/table'
import { afterAll } from 'vitest'
import { type Parts, type Running, startServer } from '../src/server.ts'
import type { Settings } from '../src/settings.ts'
import { generous } from './generous.ts'

/** Starts servers for a test file and closes them at its end. In memory unless given a folder. */
export function testServers(): (
  settings?: Partial<Settings>,
  parts?: Partial<Parts>,
) => Promise<Running> {
  const running: Running[] = []
  afterAll(async () => {
    await Promise.all(running.map(server => server.close()))
  })
  return async (settings = {}, parts = {}) => {
    const inMemory = settings.folder === undefined ? { store: openMemoryStore() } : {}
    const all = { folder: '', port: 0, log: 'silent' as const, limits: generous, ...settings }
    const server = await startServer(all, { ...inMemory, ...parts })
    running.push(server)
    return server
  }
}
