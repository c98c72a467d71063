import { parentPort, workerData } from 'node:worker_threads'
import { serveWrites } from './sqlite-writer.ts'

// Plain JavaScript: where the writer is in the cache of compiled code, its thread needs no compiler.
serveWrites(parentPort, workerData)
