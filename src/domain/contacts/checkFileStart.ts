import type { ContactFileRefusal, OtherFormat } from './ContactFileRefusal.ts'

const SIGNATURES: readonly (readonly [format: OtherFormat, bytes: readonly number[]])[] = [
  ['workbook', [0x50, 0x4b, 0x03, 0x04]],
  ['old-workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['compressed', [0x1f, 0x8b]],
]

const SAMPLE_BYTES = 2048

/** Recognises by its first bytes a file that is not UTF-8 text: UTF-16, UTF-32, workbooks, archives. */
export function checkFileStart(bytes: Uint8Array): ContactFileRefusal | undefined {
  const signature = SIGNATURES.find(([, first]) => startsWith(bytes, first))
  if (signature) return { code: 'not_csv', format: signature[0] }
  const encoding = wideEncodingOf(bytes)
  return encoding && { code: 'other_encoding', ...encoding }
}

function startsWith(bytes: Uint8Array, first: readonly number[]): boolean {
  return first.every((byte, index) => bytes[index] === byte)
}

function wideEncodingOf(bytes: Uint8Array): { encoding: string; isMarked: boolean } | undefined {
  if (startsWith(bytes, [0xff, 0xfe, 0, 0]) || startsWith(bytes, [0, 0, 0xfe, 0xff]))
    return { encoding: 'UTF-32', isMarked: true }
  if (startsWith(bytes, [0xff, 0xfe])) return { encoding: 'UTF-16 LE', isMarked: true }
  if (startsWith(bytes, [0xfe, 0xff])) return { encoding: 'UTF-16 BE', isMarked: true }
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
  if (oddNuls > pairs / 4 && evenNuls < oddNuls / 8) return { encoding: 'UTF-16 LE', isMarked: false }
  if (evenNuls > pairs / 4 && oddNuls < evenNuls / 8) return { encoding: 'UTF-16 BE', isMarked: false }
  return undefined
}
