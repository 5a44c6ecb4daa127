import type { Readable } from 'node:stream'

/** Which file: the account it belongs to, the id of its folder and a name the program chose. Never a name a person typed. */
export interface FileAddress {
  accountId: string
  /** uuid, lower case */
  folder: string
  /** such as `contacts.csv` */
  name: string
}

/** The file to read is not in the store: removed, lost, or never written. */
export class FileMissingError extends Error {
  constructor({ folder, name }: FileAddress) {
    super(`file ${folder}/${name} is missing`)
  }
}

/** A file being received exceeded its limit. Nothing of it is stored. */
export class FileTooLargeError extends Error {
  readonly limitBytes: number
  constructor(limitBytes: number) {
    super(`file larger than ${limitBytes} bytes`)
    this.limitBytes = limitBytes
  }
}

/** The port for files people upload or download: a local folder by default, or S3-compatible object storage. */
export interface FileStore {
  /**
   * Streams a file to its place while counting; it appears whole or not at all.
   * @throws FileTooLargeError when `source` has more than `limitBytes`
   */
  write(file: FileAddress, source: AsyncIterable<Uint8Array>, limitBytes: number): Promise<{ bytes: number }>
  /**
   * A stream of the whole file, already open: removing the file doesn't break it.
   * @throws FileMissingError
   */
  read(file: FileAddress): Promise<Readable>
  /**
   * Up to `length` bytes from `start`; fewer at the end of the file.
   * @throws FileMissingError
   */
  readBytes(file: FileAddress, start: number, length: number): Promise<Uint8Array>
  /** Bytes of the file; undefined if it is missing. */
  size(file: FileAddress): Promise<number | undefined>
  /**
   * Runs work that needs a local folder: a worker thread, a command.
   * @param names.reads files of the folder that the work may read
   * @param names.writes files it may write; they are stored when the work succeeds, in this order
   */
  inLocalFolder<Result>(
    accountId: string,
    folder: string,
    names: { reads: readonly string[]; writes: readonly string[] },
    work: (path: string) => Promise<Result>,
  ): Promise<Result>
  /** Removes files of a folder; missing ones are ignored. Stores don't list: the database knows the names. */
  remove(accountId: string, folder: string, names: readonly string[]): Promise<void>
}
