export { columnLabels } from './columnLabels.ts'
export { columnName } from './columnName.ts'
export {
  contactFileRefusals,
  type ContactFileRefusal,
  type ContactFileRefusalCode,
} from './contactFileRefusals.ts'
export { contactReasons, type ContactReason } from './contactReasons.ts'
export { type ContactFileNotice, type ContactFileResult, type InvalidContact } from './ContactFileResult.ts'
export { type ContactFileSinks } from './ContactFileSinks.ts'
export {
  createContactFileReader,
  type ContactFileOptions,
  type ContactFileReader,
} from './createContactFileReader.ts'
export { createEmptyCellCounter, type EmptyCellCounter } from './createEmptyCellCounter.ts'
export { isEmptyCell } from './isEmptyCell.ts'
export { type Delimiter } from './detectDelimiter.ts'
