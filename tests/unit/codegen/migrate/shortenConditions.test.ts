import { join } from 'node:path'
import { expect, it } from 'vitest'
import { leaveOutGuards } from '../../../../codegen/conditions/leaveOutGuards.ts'
import { compileSources } from '../../../../codegen/index.ts'
import { shortenConditions } from '../../../../codegen/migrate/shortenConditions.ts'
import { readTexts } from '../../../../codegen/read/readTexts.ts'

const root = join(import.meta.dirname, '../../../..')
/** Written at length: nothing is left out of it. */
const golden = await readTexts(join(root, 'tests/golden/definitions'))
const shipped = await readTexts(join(root, 'definitions'))

/** A portal whose conditions have no has() that says nothing. */
function meaningOf(sources: ReadonlyMap<string, string>): unknown {
  const { portal, diagnostics } = compileSources(sources)
  if (portal === null) throw new Error(JSON.stringify(diagnostics))
  const { modules, access, notices } = portal
  return JSON.parse(JSON.stringify({ modules, access, notices }), (key, value: unknown) => {
    if (key === 'source' && typeof value === 'string') return leaveOutGuards(value)
    return key === 'tree' || key === 'dependsOn' ? undefined : value
  })
}

it('finds every condition, but leaves states of the account as they are', () => {
  const { conditions } = shortenConditions(golden)
  expect(conditions.map(({ path, at, after }) => `${path} ${at.join('.')}: ${after}`)).toEqual([
    'modules/parcels/module.json banners.0.when: config.balance < 100',
    'modules/parcels/parcel.rules.json fields.depot.enabledWhen: form.weight > 1',
    'modules/parcels/parcel.wizard.json fields.depot.badges.0.when: form.weight > 20',
  ])
})

it('leaves the rest of the compiled portal as it is', () => {
  const short = new Map([...golden, ...shortenConditions(golden).files])
  expect(meaningOf(short)).toEqual(meaningOf(golden))
})

it('finds nothing in what is shipped', () => {
  expect([...shortenConditions(shipped).files.keys()], 'run npm run migrate').toEqual([])
})

it('leaves texts that look like conditions, and files that do not parse', () => {
  const text = '{ "hint": "has(form.a) && form.a == 1" }\n'
  const sources = new Map([
    ['texts.en.json', text],
    ['modules/parcels/parcel.rules.json', '{ "fields": { "a": { "visibleWhen": "has(form.b) && form.b" '],
  ])
  expect(shortenConditions(sources).files).toEqual(new Map())
})
