import { describe, expect, it } from 'vitest'
import { cardColumns } from '../../../../src/engine/list/cardColumns.ts'
import type { ColumnDefinition } from '../../../../src/language/portal.ts'

function column(id: string, more: Partial<ColumnDefinition> = {}): ColumnDefinition {
  return {
    id,
    field: id,
    title: `t:${id}`,
    cell: 'text',
    align: 'start',
    sortable: false,
    hidden: false,
    ...more,
  }
}

function check(columns: ColumnDefinition[], expected: Record<string, string | string[] | undefined>): void {
  const { title, status, texts, facts } = cardColumns(columns)
  const ids = (list: ColumnDefinition[]) => list.map(({ id }) => id)
  expect({ title: title?.id, status: status?.id, texts: ids(texts), facts: ids(facts) }).toEqual(expected)
}

const status = column('status', { cell: 'status-chip' })

describe('cardColumns', () => {
  it('heads a card with the first column that has a link', () => {
    const name = column('name', { link: '/things/{row.id}' })
    check([column('created'), name, status, column('cost')], {
      title: 'name',
      status: 'status',
      texts: [],
      facts: ['created', 'cost'],
    })
  })

  it('heads a card with the first column where none has a link', () => {
    check([column('created'), column('cost')], {
      title: 'created',
      status: undefined,
      texts: [],
      facts: ['cost'],
    })
  })

  it('puts columns in their defined place', () => {
    const recipient = column('recipient', { card: 'title' })
    check([column('created'), recipient, column('body', { card: 'text' })], {
      title: 'recipient',
      status: undefined,
      texts: ['body'],
      facts: ['created'],
    })
  })

  it('shows a second chip as a detail', () => {
    check([column('name'), status, column('invitation', { cell: 'status-chip' })], {
      title: 'name',
      status: 'status',
      texts: [],
      facts: ['invitation'],
    })
  })
})
