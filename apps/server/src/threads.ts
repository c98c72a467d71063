import { constants, enableCompileCache, flushCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where tools keep what they can make anew, and where it goes if nothing may be written there. */
const PLACES = [
  join(import.meta.dirname, '../../../node_modules/.cache/adit'),
  join(tmpdir(), 'adit-compiled'),
]

/**
 * Keeps what is compiled from now on, for this process, its threads and its next start. It halves
 * the time to the first answer.
 */
export function keepCompiled(): void {
  const place = PLACES.find(
    folder => enableCompileCache(folder).status !== constants.compileCacheStatus.FAILED,
  )
  // Threads started later look there as well.
  if (place !== undefined) process.env.NODE_COMPILE_CACHE ??= place
}

/**
 * Loads here what a thread will run, so that the thread finds it compiled. Node's compiler of
 * TypeScript is WebAssembly, and where two threads use it at the same time, it can end the whole
 * process; also it would cost each thread ten megabytes. So the entry of a thread is plain
 * JavaScript, and what it imports has passed here.
 */
export async function compileFirst(load: () => Promise<unknown>): Promise<void> {
  await load()
  flushCompileCache()
}
