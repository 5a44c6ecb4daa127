export { columnName } from './columnName.ts'
export { type ContactFileRefusal, type LineProblem, type OtherFormat } from './ContactFileRefusal.ts'
export { type ContactReason } from './ContactReason.ts'
export { type ContactFileNotice, type ContactFileResult, type InvalidContact } from './ContactFileResult.ts'
export { type ContactFileSinks } from './ContactFileSinks.ts'
export {
  createContactFileReader,
  type ContactFileOptions,
  type ContactFileReader,
} from './createContactFileReader.ts'
export {
  createNumberFileReader,
  type NumberFileOptions,
  type NumberFileReader,
  type NumberFileResult,
  type NumberSink,
} from './createNumberFileReader.ts'
export { findNumberColumn } from './findNumberColumn.ts'
export { createLineBlocks, type LineBlocks } from './createLineBlocks.ts'
export { createEmptyCellCounter, type EmptyCellCounter } from './createEmptyCellCounter.ts'
export { isEmptyCell } from './isEmptyCell.ts'
export { readCsvRecords, type CsvRecord } from './readCsvRecords.ts'
export { type Delimiter } from './detectDelimiter.ts'
export { splitContactRows, type ContactRows } from './splitContactRows.ts'
