import { getPriority, setPriority } from 'node:os'
import { platform } from 'node:process'

/** How much sooner the processor is given to whoever serves people. */
const GIVING_WAY = 10
const LAST = 19
// Only Linux has a priority for each thread.
if (platform === 'linux') setPriority(Math.min(LAST, getPriority() + GIVING_WAY))

export { think } from './think.ts'
