/** Whether two values are written alike as JSON; objects with their properties in the same order. */
export function sameJson(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right)
}
