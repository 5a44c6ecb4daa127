const LF = 10
const QUOTE = 34
const decoder = new TextDecoder()

/** Rows of a contact file and, for each, where the next one starts, in bytes from the start of `bytes`. */
export interface ContactRows {
  rows: string[][]
  ends: number[]
}

/**
 * Splits the whole rows at the start of a normalised contact file; what follows the last line end is left.
 * A line end inside quotation marks belongs to its cell.
 */
export function splitContactRows(bytes: Uint8Array, limit: number): ContactRows {
  const rows: string[][] = []
  const ends: number[] = []
  let start = 0
  let quoted = false
  for (let at = 0; at < bytes.length && rows.length < limit; at += 1) {
    const byte = bytes[at]
    if (byte === QUOTE) quoted = !quoted
    else if (byte === LF && !quoted) {
      rows.push(splitCells(decoder.decode(bytes.subarray(start, at))))
      start = at + 1
      ends.push(start)
    }
  }
  return { rows, ends }
}

function splitCells(line: string): string[] {
  if (!line.includes('"')) return line.split(',')
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]!
    if (quoted) {
      if (character !== '"') cell += character
      else if (line[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (character === '"' && cell === '') quoted = true
    else if (character === ',') {
      cells.push(cell)
      cell = ''
    } else cell += character
  }
  cells.push(cell)
  return cells
}
