const TAB = 9
const LF = 10
const CR = 13
const SPACE = 32
const QUOTE = 34
const COMMA = 44

/** Counts the empty cells of each column, from blocks of whole rows of a normalized contact file. */
export interface EmptyCellCounter {
  add(block: Uint8Array): void
  /** Rows whose cell is empty or missing, per column. Empty is what `isEmptyCell` says. */
  counts(columns: number): number[]
}

/** Creates a counter. It looks at each byte once and makes no strings, so a large file costs no memory. */
export function createEmptyCellCounter(): EmptyCellCounter {
  const filled: number[] = []
  let rows = 0
  let column = 0
  let quoted = false
  let isFilled = false
  let afterQuote = false

  function endCell(): void {
    if (isFilled) filled[column] = (filled[column] ?? 0) + 1
    isFilled = false
    afterQuote = false
    column += 1
  }

  return {
    add(block) {
      for (const byte of block) {
        if (byte === QUOTE) {
          // A second mark right after a closing one is a mark inside the cell.
          if (!quoted && afterQuote) isFilled = true
          afterQuote = quoted
          quoted = !quoted
          continue
        }
        afterQuote = false
        if (!quoted && (byte === COMMA || byte === LF)) {
          endCell()
          if (byte === LF) {
            rows += 1
            column = 0
          }
        } else if (byte !== SPACE && byte !== TAB && byte !== CR && byte !== LF) isFilled = true
      }
    },
    counts: (columns) => Array.from({ length: columns }, (_, at) => rows - (filled[at] ?? 0)),
  }
}
