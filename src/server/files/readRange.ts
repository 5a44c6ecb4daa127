import { Readable } from 'node:stream'
import type { FileAddress, FileStore } from './FileStore.ts'
import { FileMissingError } from './FileStore.ts'

/** A file, or the part of it that a `Range` header asks for. */
export interface RangeAnswer {
  status: 200 | 206 | 416
  headers: Record<string, string>
  stream: Readable
}

const RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * Answers a `Range` header with one range (RFC 9110, 14.2); any other gets the whole file.
 * @throws FileMissingError
 */
export async function readRange(
  files: FileStore,
  file: FileAddress,
  range: string | undefined,
): Promise<RangeAnswer> {
  const size = await files.size(file)
  if (size === undefined) throw new FileMissingError(file)
  const part = range === undefined ? undefined : partOf(range, size)
  const accepts = { 'accept-ranges': 'bytes' }
  if (!part)
    return {
      status: 200,
      headers: { ...accepts, 'content-length': String(size) },
      stream: await files.read(file),
    }
  const length = part.end - part.start + 1
  if (length <= 0)
    return {
      status: 416,
      headers: { ...accepts, 'content-range': `bytes */${size}` },
      stream: Readable.from([]),
    }
  const bytes = await files.readBytes(file, part.start, length)
  return {
    status: 206,
    headers: {
      ...accepts,
      'content-range': `bytes ${part.start}-${part.end}/${size}`,
      'content-length': String(bytes.length),
    },
    stream: Readable.from([Buffer.from(bytes)]),
  }
}

function partOf(range: string, size: number): { start: number; end: number } | undefined {
  const [, from = '', until = ''] = RANGE.exec(range) ?? []
  if (from === '' && until === '') return undefined
  if (from === '') return { start: Math.max(0, size - Number(until)), end: size - 1 }
  const start = Number(from)
  const end = until === '' ? size - 1 : Math.min(Number(until), size - 1)
  return start < size && end < start ? undefined : { start, end }
}
