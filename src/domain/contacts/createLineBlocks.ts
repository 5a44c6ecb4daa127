/** Collects lines of bytes and hands them on in blocks. */
export interface LineBlocks {
  /** always has room for one more record at `used`; who writes there moves `used` and ends with `endLine` */
  bytes: Uint8Array
  used: number
  endLine(): void
  /** Writes a part of a line. */
  writeText(text: string): void
  writeLine(text: string): void
  writeByte(byte: number): void
  writeBytes(source: Uint8Array, from: number, to: number): void
  /** Writes a whole number that is not negative, without making a string. */
  writeInteger(value: number): void
  flush(): void
}

const BLOCK_BYTES = 64 * 1024
/** A record has at most 64 KB, and twice that when all of it are quotation marks to be doubled. */
const LONGEST_LINE_BYTES = 3 * 64 * 1024
const LF = 10
const ZERO = 48

const encoder = new TextEncoder()

/** @param sink gets blocks of whole lines which it may keep */
export function createLineBlocks(sink: (lines: Uint8Array) => void): LineBlocks {
  const blocks: LineBlocks = {
    bytes: new Uint8Array(BLOCK_BYTES + LONGEST_LINE_BYTES),
    used: 0,
    endLine() {
      blocks.bytes[blocks.used] = LF
      blocks.used += 1
      if (blocks.used >= BLOCK_BYTES) blocks.flush()
    },
    writeText(text) {
      blocks.used += encoder.encodeInto(text, blocks.bytes.subarray(blocks.used)).written
    },
    writeLine(text) {
      blocks.writeText(text)
      blocks.endLine()
    },
    writeByte(byte) {
      blocks.bytes[blocks.used] = byte
      blocks.used += 1
    },
    writeBytes(source, from, to) {
      const { bytes } = blocks
      let { used } = blocks
      for (let at = from; at < to; at += 1, used += 1) bytes[used] = source[at]!
      blocks.used = used
    },
    writeInteger(value) {
      let power = 1
      while (value >= power * 10) power *= 10
      for (; power >= 1; power /= 10) blocks.writeByte(ZERO + (Math.floor(value / power) % 10))
    },
    flush() {
      if (blocks.used > 0) sink(blocks.bytes.slice(0, blocks.used))
      blocks.used = 0
    },
  }
  return blocks
}
