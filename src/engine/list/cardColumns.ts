import type { ColumnDefinition } from '../../language/portal.ts'

/** Where the columns of a list go on a card. */
export interface CardColumns {
  title: ColumnDefinition | undefined
  status: ColumnDefinition | undefined
  /** Across the card, without a label. */
  texts: ColumnDefinition[]
  /** Label and value, two to a line. */
  facts: ColumnDefinition[]
}

/**
 * Unless a column says its place: the title is the first column with a link, else the first; the status is the first
 * chip; everything else is a fact.
 */
export function cardColumns(shown: ColumnDefinition[]): CardColumns {
  const title =
    shown.find(({ card }) => card === 'title') ?? shown.find(({ link }) => link !== undefined) ?? shown[0]
  const rest = shown.filter((column) => column !== title)
  const status = rest.find(({ cell }) => cell === 'status-chip')
  const others = rest.filter((column) => column !== status)
  return {
    title,
    status,
    texts: others.filter(({ card }) => card === 'text'),
    facts: others.filter(({ card }) => card !== 'text'),
  }
}
