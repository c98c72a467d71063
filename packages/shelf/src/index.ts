export { type OpenedRecord, parseRecord, printRecord, printRecordLine } from './record.ts'
export { shelf, titleNamed } from './shelf.ts'
