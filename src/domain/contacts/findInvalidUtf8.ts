/**
 * Finds the first byte that is not part of well-formed UTF-8 (Unicode 15, table 3-7).
 * @returns its index, or -1
 */
export function findInvalidUtf8(bytes: Uint8Array, start: number, end: number): number {
  let at = start
  while (at < end) {
    const lead = bytes[at]!
    if (lead < 0x80) {
      at += 1
      continue
    }
    const length =
      lead >= 0xc2 && lead <= 0xdf ? 2 : lead >> 4 === 0xe ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0
    if (length === 0 || at + length > end) return at
    const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
    const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
    const second = bytes[at + 1]!
    if (second < lowest || second > highest) return at
    for (let next = at + 2; next < at + length; next += 1) if (bytes[next]! >> 6 !== 2) return at
    at += length
  }
  return -1
}
