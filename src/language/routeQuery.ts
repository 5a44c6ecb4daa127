/**
 * Whether an address asks for a screen that a query parameter chooses: `/logs?type=calls`. A parameter that is missing
 * fits, so that the first such route answers the bare path.
 * @param wanted parameter → value, of the route; undefined fits everything
 * @param search with or without its question mark
 */
export function fitsQuery(wanted: Readonly<Record<string, string>> | undefined, search: string): boolean {
  if (wanted === undefined) return true
  const given = new URLSearchParams(search)
  return Object.entries(wanted).every(([name, value]) => (given.get(name) ?? value) === value)
}
