const format = new Intl.NumberFormat('en-US')

/** 12345 → '12,345'. */
export function formatCount(count: number): string {
  return format.format(count)
}

/** 1 → '1 message', 12345 → '12,345 messages'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}
