import { expect, it } from 'vitest'
import { compilePortal } from '../../../../codegen/index.ts'
import { createPublisher, type PublishResult } from '../../../../src/server/resources/createPublisher.ts'

const mistake: PublishResult = {
  portal: null,
  diagnostics: [{ file: 'portal.json', problem: 'unknown key' }],
}
const fixture = async (): Promise<PublishResult> => compilePortal('tests/golden/definitions')

it('keeps the last good portal when the definitions have a mistake, and tells it', async () => {
  const results = [await fixture(), mistake]
  const publisher = await createPublisher(async () => results.shift() ?? mistake)
  const before = publisher.current()
  expect(await publisher.publish()).toMatchObject({ status: 'kept', diagnostics: mistake.diagnostics })
  expect(publisher.current()).toBe(before)
})

it('tells its listeners before it serves a new portal, and keeps the old one if they fail', async () => {
  const publisher = await createPublisher(fixture)
  const before = publisher.current()
  const served: boolean[] = []
  publisher.onPublish(async () => void served.push(publisher.current() === before))
  await publisher.publish()
  expect([served, publisher.current() === before]).toEqual([[true], false])
  const after = publisher.current()
  publisher.onPublish(() => Promise.reject(new Error('no index')))
  await expect(publisher.publish()).rejects.toThrow('no index')
  expect(publisher.current()).toBe(after)
})

it('does not start with a mistake, and names it', async () => {
  await expect(createPublisher(async () => mistake)).rejects.toThrow(/portal\.json.*unknown key/)
})

it('loads the validators that browsers get, and knows texts and catalogues', async () => {
  const published = (await createPublisher(fixture)).current()
  expect(Object.keys(published.validators)).toContain('parcel.create')
  expect(published.validators['parcel.create']?.({ price: 1 })).toContainEqual(
    expect.objectContaining({ path: 'price', keyword: 'unknown' }),
  )
  expect([
    published.inCatalogue('colours', 'red'),
    published.inCatalogue('colours', 'mauve'),
    published.inCatalogue('none', 'red'),
  ]).toEqual([true, false, false])
})
