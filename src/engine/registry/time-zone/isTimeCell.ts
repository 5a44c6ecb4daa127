/** Whether a cell shows a moment where the person reads times. */
export function isTimeCell(cell: string): boolean {
  return cell === 'date-time' || cell === 'relative-time'
}
