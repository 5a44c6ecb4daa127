const cells: ReadonlySet<string> = new Set(['date-time', 'exact-time', 'relative-time'])

/** Whether a cell shows a moment where the person reads times. */
export function isTimeCell(cell: string): boolean {
  return cells.has(cell)
}
