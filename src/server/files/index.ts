export { FileTooLargeError, type FileAddress, type FileStore } from './FileStore.ts'
export { createLocalFileStore } from './createLocalFileStore.ts'
