const format = new Intl.NumberFormat('en-US')

/** 12345 → '12,345'. */
export function formatCount(count: number): string {
  return format.format(count)
}
