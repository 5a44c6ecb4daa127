/** Whether a cell holds nothing a person would see: no character, or only spaces, tabs and line ends. */
export function isEmptyCell(cell: string | undefined): boolean {
  return cell === undefined || /^[ \t\r\n]*$/.test(cell)
}
