import { expect, it } from 'vitest'
import { recordEntries, type SearchableList } from '../../../../src/app/palette/searchableLists.ts'
import type { Condition, ListDefinition } from '../../../../src/language/portal.ts'

const draft: Condition = {
  source: "row.state == 'draft'",
  tree: {
    op: '==',
    left: { op: 'path', root: 'row', path: ['state'] },
    right: { op: 'const', value: 'draft' },
  },
  dependsOn: ['row.state'],
}

/** The parts of a list that are read. */
const list = {
  id: 'things',
  module: 'm',
  columns: [
    { id: 'made', field: 'created_at' },
    { id: 'name', field: 'name', link: '/things/edit/{row.id}', linkWhen: draft },
  ],
} as unknown as ListDefinition
const searchable: SearchableList = {
  list,
  path: '/things',
  call: '/v1/things',
  items: 'things',
  parameter: 'name',
  field: 'name',
}
const session = { account: {}, config: {}, user: { id: 'u', email: '', permissions: [] } }
const entries = (answer: unknown) => recordEntries(searchable, answer, session)

it('leads to a record where its row does, else to the list that shows it', () => {
  const things = [
    { id: '1', name: 'Ash & elm', state: 'draft' },
    { id: '2', name: 'Ash & elm', state: 'sent' },
  ]
  expect(entries({ things }).map(({ title, to }) => [title, to])).toEqual([
    ['Ash & elm', '/things/edit/1'],
    ['Ash & elm', '/things?name=Ash%20%26%20elm'],
  ])
})

it('finds nothing in an answer of another shape', () => {
  for (const answer of [
    undefined,
    null,
    {},
    { things: 'many' },
    { things: [null, 3, { id: '1' }, { name: 'x' }] },
  ])
    expect(entries(answer)).toEqual([])
})
