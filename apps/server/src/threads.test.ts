import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolders } from './store/temporary.ts'

const newFolder = temporaryFolders()

it('no file is compiled by two threads of one process', async () => {
  const at = (file: string): string => JSON.stringify(join(import.meta.dirname, file))
  const data = JSON.stringify(await newFolder())
  const script = `
    const { compileFirst } = await import(${at('threads.ts')})
    const { openSqliteStore } = await import(${at('store/sqlite.ts')})
    await (await openSqliteStore({ folder: ${data} })).close()
    await compileFirst(() => import(${at('tables/think.ts')}))
    const { Worker } = await import('node:worker_threads')
    await new Promise(done => new Worker(${at('tables/think-thread.mjs')}).on('exit', done))`
  const { stderr, status } = spawnSync(process.execPath, ['--eval', script], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: await newFolder(),
      NODE_DEBUG_NATIVE: 'COMPILE_CACHE',
    },
  })
  expect(status).toBe(0)
  const filesOf = (said: string): string[] =>
    [
      ...stderr.matchAll(new RegExp(`${said} transpile cache for \\S+ (\\S+?)(\\.{3}|$)`, 'gm')),
    ].map(([, file = '']) => file)
  const compiled = filesOf('no')
  expect(compiled).toContainEqual(expect.stringMatching('sqlite-writer.ts'))
  expect(compiled).toContainEqual(expect.stringMatching('thought.ts'))
  expect(compiled).toHaveLength(new Set(compiled).size)
  // The threads did run them.
  expect(filesOf('retrieving')).toContainEqual(expect.stringMatching('sqlite-writer.ts'))
  expect(filesOf('retrieving')).toContainEqual(expect.stringMatching('thought.ts'))
})
