export {
  isPositionFile,
  type OpenedPosition,
  parsePositionFile,
} from './position.ts'
export { type OpenedRecord, parseRecord, printRecord, printRecordLine } from './record.ts'
export { games } from './register.ts'
export { shelf, titleNamed } from './shelf.ts'
