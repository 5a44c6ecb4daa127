import { readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { compilePortal } from '../../../../codegen/index.ts'
import { TEST_EVENT } from '../../../../src/server/modules/webhooks/webhookEvents.ts'
import { copyDefinitions, type DefinitionsCopy } from '../../../support/copyDefinitions.ts'

let copy: DefinitionsCopy

afterEach(() => copy.dispose())

it('fills a catalogue with the kinds of records that are stored, by their titles', async () => {
  copy = copyDefinitions('tests/golden/definitions')
  copy.write('catalogues/kinds.json', '{ "from": "records" }')
  const { portal, diagnostics } = await compilePortal(copy.folder)
  expect(diagnostics).toEqual([])
  expect(portal?.catalogues['kinds']).toContainEqual({ value: 'parcel', text: 'Parcel' })
  expect(portal?.catalogues['kinds']).toContainEqual({ value: 'depot', text: 'Depot' })
})

it('refuses a catalogue that has items of its own as well', async () => {
  copy = copyDefinitions('tests/golden/definitions')
  copy.write('catalogues/kinds.json', '{ "from": "records", "items": [{ "value": "a", "text": "A" }] }')
  const { diagnostics } = await compilePortal(copy.folder)
  expect(diagnostics.map(({ file }) => file)).toEqual(['definitions/catalogues/kinds.json'])
})

it('fills a catalogue with what happens to records, under their titles', async () => {
  copy = copyDefinitions('tests/golden/definitions')
  copy.write('catalogues/happenings.json', '{ "from": "events", "words": { "changed": "Edited" } }')
  const { portal, diagnostics } = await compilePortal(copy.folder)
  expect(diagnostics).toEqual([])
  const items = portal?.catalogues['happenings'] ?? []
  const parcels = items.filter(({ record }) => record === 'Parcel')
  const { transitions: moves } = JSON.parse(
    readFileSync('tests/golden/definitions/modules/parcels/parcel.lifecycle.json', 'utf8'),
  ) as { transitions: { id: string }[] }
  const transitions = moves.map(({ id }) => `parcel.${id}`)
  expect(transitions.length).toBeGreaterThan(0)
  expect(parcels.map(({ value }) => value)).toEqual(expect.arrayContaining(transitions))
  expect(items).toContainEqual(expect.objectContaining({ value: 'parcel.created', text: 'Parcel: created' }))
  expect(items).toContainEqual(expect.objectContaining({ value: 'parcel.changed', text: 'Parcel: Edited' }))
  // What happened, not what to do.
  expect(items).toContainEqual(expect.objectContaining({ value: 'parcel.send', text: 'Parcel: Sent' }))
})

it('has what follows from no definition after what does', async () => {
  copy = copyDefinitions('tests/golden/definitions')
  copy.write(
    'catalogues/happenings.json',
    '{ "from": "events", "also": [{ "value": "parcel.test", "text": "Parcel: Test", "record": "Parcel" }] }',
  )
  const { portal, diagnostics } = await compilePortal(copy.folder)
  expect(diagnostics).toEqual([])
  const items = portal?.catalogues['happenings'] ?? []
  expect(items.length).toBeGreaterThan(1)
  expect(items.at(-1)).toEqual({ value: 'parcel.test', text: 'Parcel: Test', record: 'Parcel' })
})

it('names an event with the words of its transition', async () => {
  copy = copyDefinitions('tests/golden/definitions')
  copy.write('catalogues/happenings.json', '{ "from": "events" }')
  copy.edit(
    'modules/parcels/parcel.lifecycle.json',
    '"title": "@send",',
    '"title": "@send", "event": "@sent-already",',
  )
  const { portal, diagnostics } = await compilePortal(copy.folder)
  expect(diagnostics).toEqual([])
  expect(portal?.catalogues['happenings']).toContainEqual(
    expect.objectContaining({ value: 'parcel.send', text: 'Parcel: A parcel that was sent stays as it is' }),
  )
})

it('has the events that a resource in a table declares, with the permission to read its rows', async () => {
  copy = copyDefinitions('tests/golden/definitions')
  copy.write('catalogues/happenings.json', '{ "from": "events" }')
  copy.edit(
    'modules/parcels/parcel.resource.json',
    '"storage": { "kind": "documents" },',
    '"storage": { "kind": "table", "table": "parcel" },\n  "events": [{ "id": "scanned", "title": "@sent" }],',
  )
  const { portal } = await compilePortal(copy.folder)
  const items = portal?.catalogues['happenings'] ?? []
  const parcels = items.filter(({ record }) => record === 'Parcel')
  expect(parcels.map(({ value, text }) => [value, text])).toEqual([['parcel.scanned', 'Parcel: Sent']])
})

it('names every event of the portal differently, the test event of webhooks too', async () => {
  const { portal } = await compilePortal('definitions')
  const items = portal?.catalogues['delivery-events'] ?? []
  expect(items.slice(0, -1)).toEqual(portal?.catalogues['record-events'])
  expect(items.at(-1)?.value).toBe(TEST_EVENT)
  expect(items.length).toBeGreaterThan(100)
  const texts = items.map(({ text }) => text)
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  const kinds = (portal?.catalogues['record-types'] ?? []).map(({ text }) => text)
  expect(kinds.filter((text, at) => kinds.indexOf(text) !== at)).toEqual([])
})

it('refuses words of a catalogue that has no events', async () => {
  copy = copyDefinitions('tests/golden/definitions')
  copy.write(
    'catalogues/happenings.json',
    '{ "items": [{ "value": "a", "text": "A" }], "words": { "changed": "Edited" } }',
  )
  const { diagnostics } = await compilePortal(copy.folder)
  expect(diagnostics.map(({ file }) => file)).toEqual(['definitions/catalogues/happenings.json'])
})
