import { Readable } from 'node:stream'
import { quoteCsvCell, spreadsheetSafeCell } from '../../shared/csv.ts'

/** A line of an import that changed nothing. */
export interface RefusedLine {
  line: number
  value: string
  reason: string
}

const LINES_AT_ONCE = 1000

/**
 * The CSV file of an import's refused lines, as an answer to download.
 * @param titles of the columns line, value and reason
 * @param readAfter the next lines by number, at most so many
 */
export function refusedLines(
  titles: readonly string[],
  readAfter: (line: number, count: number) => Promise<RefusedLine[]>,
): { stream: Readable; type: string; filename: string } {
  async function* write(): AsyncGenerator<Buffer> {
    yield csvLine(titles)
    for (let after = 0; ;) {
      const lines = await readAfter(after, LINES_AT_ONCE)
      if (lines.length > 0)
        yield Buffer.concat(lines.map(({ line, value, reason }) => csvLine([String(line), value, reason])))
      if (lines.length < LINES_AT_ONCE) return
      after = lines.at(-1)?.line ?? after
    }
  }
  return { stream: Readable.from(write()), type: 'text/csv; charset=utf-8', filename: 'refused.csv' }
}

function csvLine(cells: readonly string[]): Buffer {
  return Buffer.from(`${cells.map((cell) => quoteCsvCell(spreadsheetSafeCell(cell))).join(',')}\n`)
}
