import { refuseContactFile, type ContactFileRefusal } from './contactFileRefusals.ts'

const SIGNATURES: readonly (readonly [format: string, bytes: readonly number[]])[] = [
  ['an Excel workbook or another ZIP archive', [0x50, 0x4b, 0x03, 0x04]],
  ['an old Excel workbook (.xls)', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a PDF document', [0x25, 0x50, 0x44, 0x46]],
  ['a compressed file', [0x1f, 0x8b]],
]

const SAMPLE_BYTES = 2048

/** Recognises by its first bytes a file that is not UTF-8 text: UTF-16, UTF-32, workbooks, archives. */
export function checkFileStart(bytes: Uint8Array): ContactFileRefusal | undefined {
  const signature = SIGNATURES.find(([, first]) => startsWith(bytes, first))
  if (signature) return refuseContactFile('not_csv', { format: signature[0] })
  const encoding = wideEncodingOf(bytes)
  return encoding === undefined ? undefined : refuseContactFile('not_utf8', { detail: `it is ${encoding}` })
}

function startsWith(bytes: Uint8Array, first: readonly number[]): boolean {
  return first.every((byte, index) => bytes[index] === byte)
}

function wideEncodingOf(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, [0xff, 0xfe, 0, 0]) || startsWith(bytes, [0, 0, 0xfe, 0xff])) return 'UTF-32'
  if (startsWith(bytes, [0xff, 0xfe])) return 'UTF-16 LE'
  if (startsWith(bytes, [0xfe, 0xff])) return 'UTF-16 BE'
  const sample = bytes.subarray(0, SAMPLE_BYTES & ~1)
  const pairs = sample.length >> 1
  if (pairs < 2) return undefined
  let evenNuls = 0
  let oddNuls = 0
  for (let at = 0; at < pairs * 2; at += 2) {
    if (sample[at] === 0) evenNuls += 1
    if (sample[at + 1] === 0) oddNuls += 1
  }
  // Numbers, delimiters and line ends have a zero half; a quarter of all characters leaves room for foreign names.
  if (oddNuls > pairs / 4 && evenNuls < oddNuls / 8) return 'UTF-16 LE without a byte order mark'
  if (evenNuls > pairs / 4 && oddNuls < evenNuls / 8) return 'UTF-16 BE without a byte order mark'
  return undefined
}
