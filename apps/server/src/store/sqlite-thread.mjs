import { parentPort, workerData } from 'node:worker_threads'
import { serveWrites } from './sqlite-writer.ts'

// Plain JavaScript: what it imports is compiled already, so that no thread needs the compiler.
serveWrites(parentPort, workerData)
