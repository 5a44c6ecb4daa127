import type { HeadingDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import type { Row } from '../list/Row.ts'
import type { CellContext } from '../registry/cells/CellVariant.ts'
import { cellOf } from '../registry/cells/cells.ts'
import type { Translate } from '../registry/portalContext.ts'

/** The first heading whose properties all have a value; undefined if none has. */
export function composeHeading(
  headings: readonly HeadingDefinition[],
  row: Row,
  t: Translate,
  contextOf: (field: string) => CellContext,
): string | undefined {
  for (const { text, fields, count } of headings) {
    const words = fields.map(({ field, cell }) => [
      field,
      cellOf(cell).text(getPath(row, field), contextOf(field)),
    ])
    const counted = count === undefined ? 0 : getPath(row, count)
    if (typeof counted !== 'number' || words.some(([, word]) => word === '')) continue
    return t(text, { ...Object.fromEntries(words), count: counted })
  }
  return undefined
}
