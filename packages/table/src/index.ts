export { type Archive, archiveOf } from './archive.ts'
export { MOST_TIME_OUTS, passiveMove, times } from './clock.ts'
export { type Deed, decide, decideDeed } from './decide.ts'
export type { Decided, Decision } from './draft.ts'
export { type Entry, entry, type Logged, type Player, readRow } from './entries.ts'
export { TableHost } from './host.ts'
export { TableHosts } from './hosts.ts'
export { learned } from './learned.ts'
export { listingOf, summaryOf } from './lists.ts'
export { MemoryStore } from './memory-store.ts'
export { cleanName, skeleton } from './names.ts'
export { openRematch, openTable } from './open.ts'
export type {
  Append,
  Appended,
  CommandKey,
  Fresh,
  HostPorts,
  Ports,
  Stored,
  Summary,
  TableStore,
  Task,
  TimerChange,
} from './ports.ts'
export { recordOf } from './record.ts'
export { type TableRefusal, tableRefusals } from './refusals.ts'
export { type Onlooker, onlooker, resume, update, welcome } from './shown.ts'
export { readLog } from './storing.ts'
export { advance, fold, seatOf, type Table } from './table.ts'
export { humanPace, type Timer, timersOf } from './timers.ts'
export type { Send } from './watchers.ts'
