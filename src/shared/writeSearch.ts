/** A query with its question mark, or empty. Commas stand for themselves in a query, and are easier to read. */
export function writeSearch(parameters: URLSearchParams): string {
  const text = parameters.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}
