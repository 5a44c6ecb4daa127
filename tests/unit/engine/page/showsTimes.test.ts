import { expect, it } from 'vitest'
import { showsTimes } from '../../../../src/engine/page/showsTimes.ts'
import type { BlockDefinition, CompiledModule } from '../../../../src/language/portal.ts'
import { entityWith, property } from '../../language/entityWith.ts'

type Lists = CompiledModule['definition']['lists']

/** As far as blocks and lists are read. */
const blocks = (...given: object[]) => given as BlockDefinition[]
const lists = (columns: object[], filters: object[] = []) =>
  ({ rows: { columns, filters } }) as unknown as Lists
const list = { kind: 'list', list: 'rows' }
const entity = entityWith({
  ends: property({ type: 'string', format: 'date-time', cell: 'date-time' }),
  renews: property({ type: 'string', format: 'date-time', cell: 'account-time' }),
  name: property({ type: 'string' }),
})

it.each([
  [{ kind: 'timeline' }],
  [{ kind: 'facts', facts: [{ cell: 'text' }, { cell: 'date-time' }] }],
  [{ kind: 'rows', source: { access: ['Sms'] }, columns: [{ cell: 'relative-time' }] }],
  [{ kind: 'facts', facts: [{ cell: 'exact-time' }] }],
  [{ kind: 'items', columns: [{ cell: 'date-time' }] }],
  [{ kind: 'stats', stats: [{ source: { access: ['Sms'] }, cell: 'date-time' }] }],
  [{ kind: 'chart', by: 'hour' }],
  [{ kind: 'banner', params: { at: '{row.ends}' } }],
])('finds the times of %o', (block) => {
  expect(showsTimes(blocks({ kind: 'text' }, block), {}, () => true, entity)).toBe(true)
})

it.each([
  [{ kind: 'facts', facts: [{ cell: 'date' }, { cell: 'account-time' }, { cell: 'number' }] }],
  [{ kind: 'chart' }],
  [{ kind: 'banner', params: { at: '{row.renews}', name: '{row.name}', page: '{route.id}' } }],
])('takes what is of the account for none: %o', (block) => {
  expect(showsTimes(blocks(block), {}, () => true, entity)).toBe(false)
})

it('finds none in what the person may not call', () => {
  const page = blocks(
    { kind: 'rows', source: { access: ['Sms'] }, columns: [{ cell: 'date-time' }] },
    { kind: 'stats', stats: [{ source: { access: ['Sms'] }, cell: 'date-time' }] },
  )
  expect(showsTimes(page, {}, () => false)).toBe(false)
})

it('leaves it to a list of the page that names the zone', () => {
  const page = blocks({ kind: 'timeline' }, list)
  expect(showsTimes(page, lists([{ cell: 'date-time' }]), () => true)).toBe(false)
  expect(showsTimes(page, lists([], [{ kind: 'date-range' }]), () => true)).toBe(false)
  expect(showsTimes(page, lists([{ cell: 'text' }], [{ kind: 'search' }]), () => true)).toBe(true)
})
