export {
  isPositionFile,
  type OpenedPosition,
  parsePositionFile,
} from './position.ts'
export { type OpenedRecord, parseRecord, printRecord, printRecordLine } from './record.ts'
export { games, shelf, titleNamed } from './shelf.ts'
