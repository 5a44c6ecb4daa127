import type { Translate } from '../../engine/registry/portalContext.ts'

/**
 * Names of the columns of a contact file: 'Column B', or 'Column B (first_name)' when a header row was recognised.
 * @param headers labels made by the server of the first row: 'Column B: Anna'; the sample is left out here
 */
export function columnTitles(
  headers: readonly string[],
  names: readonly string[],
  columns: number,
  t: Translate,
): string[] {
  const count = Math.max(headers.length, columns)
  return Array.from({ length: count }, (_, index) => {
    const title = headers[index]?.split(': ', 1)[0] || t('portal:columns-numbered', { number: index + 1 })
    const name = names[index]?.trim()
    return name ? `${title} (${name})` : title
  })
}
