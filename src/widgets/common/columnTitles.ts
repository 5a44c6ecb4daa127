import { columnName } from '../../domain/contacts/columnName.ts'
import type { Translate } from '../../engine/registry/portalContext.ts'

/** Names of the columns of a contact file: 'Column B', or 'Column B (first_name)' when a header row was recognized. */
export function columnTitles(names: readonly string[], columns: number, t: Translate): string[] {
  return Array.from({ length: columns }, (_, index) => {
    const title = t('portal:columns-lettered', { column: columnName(index) })
    const name = names[index]?.trim()
    return name ? `${title} (${name})` : title
  })
}
