import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCompiler } from '../../codegen/createCompiler.ts'
import { createDatabaseStore, KEPT_PUBLICATIONS } from '../../src/server/publishing/createDatabaseStore.ts'
import { createPublisher } from '../../src/server/publishing/createPublisher.ts'
import type { Publisher } from '../../src/server/publishing/Publisher.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { copyDefinitions, type DefinitionsCopy } from '../support/copyDefinitions.ts'
import { openEmbedded } from '../support/openEmbedded.ts'
import { createTestDatabase } from '../support/createTestDatabase.ts'
import { sampleDatabases } from '../support/sampling.ts'

const parcels = 'modules/parcels/texts.en.json'
const soon = { timeout: 10_000, interval: 10 }

/** How each of several publishers opens the one database. */
const ways: [name: string, prepare: () => () => Promise<OwnedDatabase>][] = [
  [
    'PGlite',
    () => {
      let shared: Promise<OwnedDatabase> | undefined
      // The embedded database serves one process: its publishers share the handle.
      return () => (shared ??= openEmbedded())
    },
  ],
  [
    'PostgreSQL',
    () => {
      let url: Promise<string> | undefined
      return async () => openDatabase({ url: await (url ??= createTestDatabase()), poolSize: 3 })
    },
  ],
]
for (const [name, prepare] of sampleDatabases(import.meta.filename, ways)) publishingContract(name, prepare)

/** Several publishers on one database; `prepare` returns how each opens it. */
function publishingContract(name: string, prepare: () => () => Promise<OwnedDatabase>): void {
  describe(`publishing on ${name}`, () => {
    let open: () => Promise<OwnedDatabase>
    let first: OwnedDatabase
    let second: OwnedDatabase
    let copy: DefinitionsCopy
    const publishers: Publisher[] = []

    beforeAll(async () => {
      open = prepare()
      first = await open()
      second = await open()
    })
    afterAll(async () => {
      await first.close()
      await second.close()
    })
    beforeEach(async () => {
      copy = copyDefinitions('tests/golden/definitions')
      await first.system(async (query) => {
        await query.deleteFrom('publication').execute()
        await query.deleteFrom('published_version').execute()
      })
    })
    afterEach(async () => {
      await Promise.all(publishers.splice(0).map((publisher) => publisher.close()))
      copy.dispose()
    })

    async function start(database: OwnedDatabase, folder = copy.folder): Promise<Publisher> {
      const compiler = createCompiler(folder)
      const publisher = await createPublisher({
        compiler,
        store: createDatabaseStore(database),
        pollMs: 60_000,
      })
      publishers.push(publisher)
      return publisher
    }
    const word = (publisher: Publisher): string => publisher.current().text('parcels:parcels')

    it('runs once with two processes watching one folder, and both serve the result', async () => {
      const [one, other] = [await start(first), await start(second)]
      for (const text of ['One', 'Two', 'Three']) {
        copy.write(parcels, copy.read(parcels).replace(/"parcels": "[^"]*"/, `"parcels": "${text}"`))
        await vi.waitFor(() => expect([word(one), word(other)]).toEqual([text, text]), soon)
      }
      expect(one.status().version).toBe(other.status().version)
      expect((await one.history('parcels')).map(({ cause }) => cause)).toEqual([
        'files',
        'files',
        'files',
        'start',
      ])
    })

    it('is picked up from stored files by a process with another folder', async () => {
      const elsewhere = copyDefinitions('tests/golden/definitions')
      const [one, other] = [await start(first), await start(second, elsewhere.folder)]
      copy.edit(parcels, '"Parcels"', '"Packets"')
      await vi.waitFor(() => expect([word(one), word(other)]).toEqual(['Packets', 'Packets']), soon)
      await vi.waitFor(() => expect(other.status()).toMatchObject({ status: 'published', kept: [] }), soon)
      elsewhere.edit(parcels, '"Parcels"', '"Boxes"')
      await vi.waitFor(() => expect([word(one), word(other)]).toEqual(['Boxes', 'Boxes']), soon)
      elsewhere.dispose()
    })

    it('is checked by a process on a request for a missing file', async () => {
      const elsewhere = copyDefinitions('tests/golden/definitions')
      const deaf: OwnedDatabase = { ...second, listen: () => Promise.resolve(() => undefined) }
      const [one, other] = [await start(first), await start(deaf, elsewhere.folder)]
      copy.edit(parcels, '"Parcels"', '"Packets"')
      await one.publish()
      const name = `parcels.${one.status().modules['parcels']}.js`
      expect(await other.file(name)).toContain('"Packets"')
      elsewhere.dispose()
    })

    it('can be rolled back by any process for all, until the files change', async () => {
      const [one, other] = [await start(first), await start(second)]
      copy.edit(parcels, '"Parcels"', '"Packets"')
      await vi.waitFor(() => expect([word(one), word(other)]).toEqual(['Packets', 'Packets']), soon)
      const [, start1] = await other.history('parcels')
      await other.rollback('parcels', start1?.version ?? '', 'someone@example.com')
      await vi.waitFor(() => expect([word(one), word(other)]).toEqual(['Parcels', 'Parcels']), soon)
      await vi.waitFor(() => expect(one.status().kept).toEqual(['parcels']), soon)
      const restarted = await start(first)
      expect([word(restarted), restarted.status().kept]).toEqual(['Parcels', ['parcels']])
      expect((await one.history('parcels'))[0]).toMatchObject({
        cause: 'rollback',
        by: 'someone@example.com',
      })
      copy.edit(parcels, '"Packets"', '"Boxes"')
      await vi.waitFor(() => expect([word(one), word(other)]).toEqual(['Boxes', 'Boxes']), soon)
    })

    it("keeps each module's last good version across a restart with broken files", async () => {
      const one = await start(first)
      copy.edit(parcels, '"Parcels"', '"Packets"')
      await one.publish()
      copy.write(parcels, '{')
      copy.remove('registry.json')
      const restarted = await start(second)
      expect([word(restarted), restarted.status().kept]).toEqual(['Packets', ['parcels', 'portal']])
    })

    it('keeps a bounded number of publications and no unreferenced versions', async () => {
      const store = createDatabaseStore(first)
      const owner = `owner-${randomUUID()}`
      for (let number = 0; number < KEPT_PUBLICATIONS + 5; number++) {
        const version = `v${number}`
        const published = await store.publish(
          await store.number(),
          [{ owner, version, seen: version, cause: 'files' }],
          [{ owner, version, files: { 'a.json': '{}' } }],
        )
        expect(published).toBe(true)
      }
      expect(await store.history(owner)).toHaveLength(KEPT_PUBLICATIONS)
      expect([await store.files(owner, 'v4'), await store.files(owner, 'v5')]).toEqual([
        undefined,
        { 'a.json': '{}' },
      ])
      expect(await store.publish(0, [], [])).toBe(false)
      await first.system((query) => query.deleteFrom('publication').where('owner', '=', owner).execute())
    })

    it('notifies every current listener of a channel', async () => {
      const heard: (string | undefined)[] = []
      const stop = await second.listen('patchbay_test', (payload) => heard.push(payload))
      await first.notify('patchbay_test', 'a')
      await second.notify('patchbay_test', 'b')
      if (name === 'PostgreSQL') {
        await vi.waitFor(() => expect(heard).toEqual(['a', 'b']), soon)
        await first.asOwner(({ session }) =>
          session.run(
            `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'patchbay listens' and datname = current_database()`,
            [],
          ),
        )
        await vi.waitFor(() => expect(heard).toContain(undefined), soon)
        await first.notify('patchbay_test', 'c')
        await vi.waitFor(() => expect(heard.at(-1)).toBe('c'), soon)
      } else {
        await vi.waitFor(() => expect(heard).toEqual(['a', 'b']), soon)
      }
      const count = heard.length
      stop()
      await first.notify('patchbay_test', 'd')
      await first.ping()
      expect(heard).toHaveLength(count)
    })
  })
}
