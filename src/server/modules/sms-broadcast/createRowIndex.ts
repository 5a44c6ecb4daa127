const LF = 10
const QUOTE = 34

/** Every how many rows the index notes an offset. */
export const ROWS_PER_INDEX_ENTRY = 256

/** Notes where rows start, from the blocks of whole rows of a contact file. */
export interface RowIndex {
  add(block: Uint8Array): void
  /** Byte offsets of the rows 0, 256, 512 …, 8 bytes each, little-endian. */
  bytes(): Uint8Array
}

/** Creates an empty index for random access to the rows of a contact file. */
export function createRowIndex(): RowIndex {
  const offsets: number[] = [0]
  let rows = 0
  let offset = 0
  let quoted = false
  return {
    add(block) {
      for (let at = 0; at < block.length; at += 1) {
        const byte = block[at]
        if (byte === QUOTE) quoted = !quoted
        else if (byte === LF && !quoted) {
          rows += 1
          if (rows % ROWS_PER_INDEX_ENTRY === 0) offsets.push(offset + at + 1)
        }
      }
      offset += block.length
    },
    bytes() {
      const view = new DataView(new ArrayBuffer(offsets.length * 8))
      offsets.forEach((value, index) => view.setBigUint64(index * 8, BigInt(value), true))
      return new Uint8Array(view.buffer)
    },
  }
}
