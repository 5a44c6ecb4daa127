import type { FileTypeName } from '../../language/index.ts'

/** Bytes from the start of a file that tell its kind. */
export const HEAD_BYTES = 64 * 1024

/** What the contents of each kind may be recognized as; none: text. */
const recognized: Record<FileTypeName, readonly string[]> = {
  pdf: ['pdf'],
  jpg: ['jpg'],
  png: ['png', 'apng'],
  gif: ['gif'],
  tiff: ['tif'],
  bmp: ['bmp'],
  mp3: ['mp3', 'mp2', 'mp1', 'mpg'],
  wav: ['wav'],
  pcap: ['pcap', 'pcapng'],
  doc: ['cfb', 'doc'],
  xls: ['cfb', 'xls'],
  // The part that tells them from other archives may come late in the file.
  docx: ['docx', 'zip'],
  xlsx: ['xlsx', 'zip'],
  rtf: ['rtf'],
  zip: ['zip'],
  har: [],
  csv: [],
  json: [],
  txt: [],
}

/** Block type, and the byte-order magic in either order: not known to file-type. */
const PCAPNG = [0x0a, 0x0d, 0x0d, 0x0a]
const UTF16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]

/**
 * Whether the contents are what the file's name claims.
 * @param head the first `HEAD_BYTES` of the file
 */
export async function matchesType(type: FileTypeName, head: Uint8Array): Promise<boolean> {
  if (head.length === 0) return false
  if (type === 'pcap' && startsWith(head, PCAPNG)) return true
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  const allowed = recognized[type]
  if (allowed.length > 0) return found !== undefined && allowed.includes(found.ext)
  return found === undefined && isText(head)
}

function isText(head: Uint8Array): boolean {
  return !head.includes(0) || UTF16.some((mark) => startsWith(head, mark))
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}
