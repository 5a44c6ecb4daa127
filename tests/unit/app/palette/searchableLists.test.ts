import { expect, it } from 'vitest'
import { canFind, recordEntries, type SearchableList } from '../../../../src/app/palette/searchableLists.ts'
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
  match: 'contains',
}
const session = { account: {}, config: {}, user: { id: 'u', email: '', permissions: [] } }
const entries = (answer: unknown) => recordEntries(searchable, answer, session)

it('links to the record if its row has a link, otherwise to its list', () => {
  const things = [
    { id: '1', name: 'Ash & elm', state: 'draft' },
    { id: '2', name: 'Ash & elm', state: 'sent' },
  ]
  expect(entries({ things }).map(({ title, to }) => [title, to])).toEqual([
    ['Ash & elm', '/things/edit/1'],
    ['Ash & elm', '/things?name=Ash%20%26%20elm'],
  ])
})

it('runs digit-only searches only for queries with digits', () => {
  expect(canFind({ match: 'digits' }, 'ash')).toBe(false)
  expect(canFind({ match: 'digits' }, '+44 7')).toBe(true)
  expect(canFind({ match: 'contains' }, 'ash')).toBe(true)
})

it('finds nothing in a malformed response', () => {
  for (const answer of [
    undefined,
    null,
    {},
    { things: 'many' },
    { things: [null, 3, { id: '1' }, { name: 'x' }] },
  ])
    expect(entries(answer)).toEqual([])
})
