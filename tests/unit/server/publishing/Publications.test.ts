import { expect, it } from 'vitest'
import type { Versions } from '../../../../src/language/DefinitionCompiler.ts'
import { createMemoryStore } from '../../../../src/server/publishing/createMemoryStore.ts'
import { Publications } from '../../../../src/server/publishing/Publications.ts'
import type { PublicationStore } from '../../../../src/server/publishing/PublicationStore.ts'

/** Publishes versions as they are in the folder. */
async function publish(publications: Publications, files: Versions): Promise<boolean> {
  publications.takeFolder(files)
  return publications.publish(publications.updatesFor(files, files, 'files'), [])
}

/** One process with its folder, after it has published it. */
async function processWith(files: Versions, store = createMemoryStore()): Promise<Publications> {
  const publications = await Publications.read(store)
  await publish(publications, files)
  return publications
}

/** Two processes with the same folder, of which the other has published a newer one. */
async function overtaken(files: Versions, newer: Versions) {
  const store: PublicationStore = createMemoryStore()
  const here = await processWith(files, store)
  const there = await Publications.read(store)
  await publish(there, newer)
  return { here, there }
}

it('publishes what has changed, and nothing twice', async () => {
  const publications = await processWith({ a: '1', b: '1' })
  const update = { seen: '2', cause: 'files', owner: 'a', version: '2' }
  expect(publications.updatesFor({ a: '1', b: '1' }, { a: '1', b: '1' }, 'files')).toEqual([])
  expect(publications.updatesFor({ a: '2', b: '1' }, { a: '2', b: '1' }, 'files')).toEqual([update])
  expect([publications.number, publications.lastGoodVersions()]).toEqual([2, { a: '1', b: '1' }])
})

it('publishes the removal of a module, which is then no version to go back to', async () => {
  const publications = await processWith({ a: '1', b: '1' })
  const updates = publications.updatesFor({ a: '1' }, { a: '1' }, 'files')
  expect(updates).toEqual([{ owner: 'b', version: null, seen: null, cause: 'files' }])
  await publish(publications, { a: '1' })
  expect([publications.lastGoodVersions(), publications.versionOf('b')]).toEqual([{ a: '1' }, null])
  expect(publications.updatesFor({ a: '1' }, { a: '1' }, 'files')).toEqual([])
})

it('lists owners served in another version than that of their files, in order', async () => {
  const publications = await processWith({ c: '1', b: '1', a: '1' })
  publications.takeFolder({ c: '1', b: '2', a: '2', d: '1' })
  expect(publications.keptOwners({ c: '1', b: '1', a: '1' })).toEqual(['a', 'b', 'd'])
})

it('lists all owners while the folder cannot be read', async () => {
  const publications = await Publications.read(createMemoryStore())
  expect(publications.keptOwners({ b: '1', a: '1' })).toEqual(['a', 'b'])
  expect([publications.seenOf('a'), publications.isRolledBack('a')]).toEqual([null, false])
})

it('keeps a rollback until the files change', async () => {
  const publications = await processWith({ a: '1' })
  await publish(publications, { a: '2' })
  await publications.publish([{ owner: 'a', version: '1', seen: '2', cause: 'rollback' }], [])
  expect([publications.isRolledBack('a'), publications.wantedVersions({ a: '2' })]).toEqual([
    true,
    { a: '1' },
  ])
  publications.takeFolder({ a: '3' })
  expect([publications.isRolledBack('a'), publications.wantedVersions({ a: '3' })]).toEqual([
    false,
    { a: '3' },
  ])
})

it('serves what another process published over older files, until these change', async () => {
  const { here } = await overtaken({ a: '1', b: '1' }, { a: '2', b: '1' })
  expect(await here.isBehind()).toBe(true)
  await here.readLatest()
  expect(await here.isBehind()).toBe(false)
  expect(here.wantedVersions({ a: '1', b: '1' })).toEqual({ a: '2', b: '1' })
  expect(here.keptOwners({ a: '2', b: '1' })).toEqual([])
  expect(here.updatesFor({ a: '2', b: '1' }, { a: '1', b: '1' }, 'files')).toEqual([])
  here.takeFolder({ a: '3', b: '1' })
  expect(here.wantedVersions({ a: '3', b: '1' })).toEqual({ a: '3', b: '1' })
  expect(here.keptOwners({ a: '2', b: '1' })).toEqual(['a'])
})

it('catches up once its files are those that were published, or are published', async () => {
  const { here, there } = await overtaken({ a: '1' }, { a: '2' })
  await here.readLatest()
  here.takeFolder({ a: '3' })
  await publish(there, { a: '3' })
  await here.readLatest()
  expect(here.wantedVersions({ a: '1' })).toEqual({ a: '1' })
  const other = await overtaken({ a: '1' }, { a: '2' })
  await other.here.readLatest()
  other.here.catchUp('a')
  expect(other.here.wantedVersions({ a: '1' })).toEqual({ a: '1' })
})

it('publishes nothing on top of what it has not read', async () => {
  const { here, there } = await overtaken({ a: '1' }, { a: '2' })
  expect(await here.publish([{ owner: 'a', version: '3', seen: '3', cause: 'files' }], [])).toBe(false)
  expect(here.versionOf('a')).toBe('2')
  expect(here.publishedAt).toEqual(there.publishedAt)
})

it('is not overtaken by what it published itself, for whatever files', async () => {
  const here = await processWith({ a: '1' })
  await here.publish([{ owner: 'a', version: '5', seen: '4', cause: 'rollback' }], [])
  expect(here.wantedVersions({ a: '1' })).toEqual({ a: '1' })
})

it.each([
  ['another version', { owner: 'a', version: '3', seen: '2' }],
  ['other files', { owner: 'a', version: '2', seen: '3' }],
  ['another owner', { owner: 'b', version: '2', seen: '2' }],
])('is overtaken when another process was first, with %s', async (_, own) => {
  const { here } = await overtaken({ a: '1' }, { a: '2' })
  expect(await here.publish([{ ...own, cause: 'files' }], [])).toBe(false)
  expect(here.wantedVersions({ a: '1' })).toEqual({ a: '2' })
})

it('is overtaken only in what the other process published', async () => {
  const { here, there } = await overtaken({ a: '1', b: '1' }, { a: '1', b: '2' })
  here.takeFolder({ a: '2', b: '1' })
  await here.readLatest()
  expect(here.wantedVersions({ a: '2', b: '1' })).toEqual({ a: '2', b: '2' })
  await publish(there, { a: '1' })
  await here.readLatest()
  expect(here.wantedVersions({ a: '2', b: '1' })).toEqual({ a: '2' })
})

it('records files that became what is served, unless another process serves it', async () => {
  const rollback = { owner: 'a', version: '1', seen: '2', cause: 'rollback' as const }
  const { here, there } = await overtaken({ a: '1' }, { a: '2' })
  await there.publish([rollback], [])
  const updates = (publications: Publications) => publications.updatesFor({ a: '1' }, { a: '1' }, 'files')
  there.takeFolder({ a: '1' })
  expect(updates(there)).toEqual([{ owner: 'a', version: '1', seen: '1', cause: 'files' }])
  await here.readLatest()
  expect(updates(here)).toEqual([])
})
