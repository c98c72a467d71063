export { type Archive, archiveOf } from './archive.ts'
export { askingFor, coachingFor } from './asking.ts'
export { type Backup, type KeptTable, parseBackup, putBack, takeOut } from './backup.ts'
export { cleanLine } from './chat.ts'
export { MOST_TIME_OUTS, passiveMove, thinkingTime, times } from './clock.ts'
export type { Heard, Report } from './complaint.ts'
export { type Deed, decide, decideDeed } from './decide.ts'
export type { Decided, Decision } from './draft.ts'
export { type Entry, entry, type Logged, type Player, readRow } from './entries.ts'
export { advance, fold } from './fold.ts'
export {
  type Errand,
  Guest,
  Hall,
  type Looks,
  type Manners,
  type RoomGuest,
  type RoomKeeper,
} from './hall.ts'
export { TableHost } from './host.ts'
export { Hosts, type House } from './hosts.ts'
export { learned } from './learned.ts'
export { isAbandoned, listingOf, summaryOf } from './lists.ts'
export { type Person, whyNotSeen } from './manners.ts'
export { cleanName, skeleton } from './names.ts'
export { type Onlooker, onlooker } from './onlooker.ts'
export { openRematch, openTable } from './open.ts'
export { type OwnHall, openOwnHall } from './own-hall.ts'
export { viewAfter } from './past.ts'
export type { Listener, Peers } from './peers.ts'
export type { Fresh, HostPorts, Ports, Task, Thought } from './ports.ts'
export { recordOf, recordSoFar } from './record.ts'
export { type TableRefusal, tableRefusals } from './refusals.ts'
export { type Branching, openBranch } from './replay/branch.ts'
export { Replay, type Sight } from './replay/replay.ts'
export { tapeOf, tapeOfRecord } from './replay/tape.ts'
export { resume, update, welcome } from './shown.ts'
export { fromSnapshot, snapshotOf } from './snapshot.ts'
export * from './store/index.ts'
export { fits, latestFirst, openMemoryStore } from './store/memory.ts'
export { readLog } from './storing.ts'
export { seatOf, type Table } from './table.ts'
export { humanPace, type Timer, timersOf } from './timers.ts'
export type { Send } from './watchers.ts'
