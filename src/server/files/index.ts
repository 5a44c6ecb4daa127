export { FileMissingError, FileTooLargeError, type FileAddress, type FileStore } from './FileStore.ts'
export { createLocalFileStore } from './createLocalFileStore.ts'
export { createS3FileStore, type S3Options } from './createS3FileStore.ts'
export { openFileStore, readS3Setting } from './openFileStore.ts'
export { HEAD_BYTES, matchesType } from './matchesType.ts'
export { readRange, type RangeAnswer } from './readRange.ts'
export {
  addressOf,
  completeUpload,
  countWaiting,
  dropUploads,
  findUploads,
  giveUploads,
  insertUpload,
  keepUpload,
  mostWaiting,
  sweepUploads,
  type UploadedRow,
} from './uploadedFiles.ts'
