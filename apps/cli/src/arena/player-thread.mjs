import { parentPort, workerData } from 'node:worker_threads'
import { servePlays } from './player.ts'

// Plain JavaScript: what it imports is compiled already, so that no thread needs the compiler.
servePlays(parentPort, workerData)
