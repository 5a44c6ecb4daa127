import type { Readable } from 'node:stream'

/** Which file: the account it belongs to, the id of its folder and a name the program chose. Never a name a person typed. */
export interface FileAddress {
  accountId: string
  /** uuid, lower case */
  folder: string
  /** such as `contacts.csv` */
  name: string
}

/** A part of a file that is being received grew beyond its limit. Nothing of it is kept. */
export class FileTooLargeError extends Error {
  readonly limitBytes: number
  constructor(limitBytes: number) {
    super(`file larger than ${limitBytes} bytes`)
    this.limitBytes = limitBytes
  }
}

/** The port for files people bring or fetch. `createLocalFileStore` is the embedded default. */
export interface FileStore {
  /**
   * Streams a file to its place while counting; it appears whole or not at all.
   * @throws FileTooLargeError when `source` has more than `limitBytes`
   */
  write(file: FileAddress, source: AsyncIterable<Uint8Array>, limitBytes: number): Promise<{ bytes: number }>
  /** A stream of the whole file, or of the bytes from `start` up to, not including, `end`. */
  read(file: FileAddress, range?: { start: number; end?: number }): Readable
  /** Up to `length` bytes from `start`; fewer at the end of the file. */
  readBytes(file: FileAddress, start: number, length: number): Promise<Uint8Array>
  /** Bytes of the file, undefined when it is not there. */
  size(file: FileAddress): Promise<number | undefined>
  /** A folder of this machine in which a worker may read and write files of `folder`. A remote store fetches and sends them here. */
  localFolder(accountId: string, folder: string): Promise<string>
  remove(accountId: string, folder: string): Promise<void>
}
