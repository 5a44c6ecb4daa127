/** How a badge writes a count: `99+` above 99. Source: specification, constants. */
export function capCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}
