import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCompiler } from '../../../../codegen/createCompiler.ts'
import type { DefinitionCompiler } from '../../../../src/language/DefinitionCompiler.ts'
import { createMemoryStore } from '../../../../src/server/publishing/createMemoryStore.ts'
import { createPublisher } from '../../../../src/server/publishing/createPublisher.ts'
import type { PublicationStore } from '../../../../src/server/publishing/PublicationStore.ts'
import type { PublishStatus } from '../../../../src/language/publishing.ts'
import type { Publisher } from '../../../../src/server/publishing/Publisher.ts'
import { copyDefinitions, type DefinitionsCopy } from '../../../support/copyDefinitions.ts'

const parcels = 'modules/parcels/texts.en.json'
const depots = 'modules/depots/texts.en.json'

let copy: DefinitionsCopy
let store: PublicationStore
const open: Publisher[] = []

beforeEach(() => {
  copy = copyDefinitions('tests/golden/definitions')
  store = createMemoryStore()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((publisher) => publisher.close()))
  copy.dispose()
})

async function start(compiler: DefinitionCompiler = createCompiler(copy.folder)): Promise<Publisher> {
  const publisher = await createPublisher({ compiler, store })
  open.push(publisher)
  return publisher
}

const textOf = (publisher: Publisher, key: string): string => publisher.current().text(key)
const lines = ({ diagnostics }: PublishStatus): string[] => diagnostics.map(({ text }) => text)

describe('the last good version', () => {
  it('is kept only for the module with an error', async () => {
    const publisher = await start()
    const { modules } = publisher.status()
    copy.edit(parcels, '"Parcels"', '"Packets"')
    copy.edit(depots, '"texts": {', '"texts": {,')
    const status = await publisher.publish()
    expect(status).toMatchObject({ status: 'kept', kept: ['depots'] })
    expect(status.modules['depots']).toBe(modules['depots'])
    expect(textOf(publisher, 'parcels:parcels')).toBe('Packets')
    expect(lines(status)).toEqual([
      expect.stringMatching(/^definitions\/modules\/depots\/texts\.en\.json:\d+:\d+  /),
    ])
  })

  it('is kept for the portal and the modules its change breaks, and no others', async () => {
    const publisher = await start()
    copy.edit('registry.json', '"box"', '"crate"')
    copy.edit(depots, '"texts": {', '"texts": {\n')
    copy.edit(parcels, '"Parcels"', '"Packets"')
    const status = await publisher.publish()
    expect(status.kept).toEqual(['portal'])
    expect(textOf(publisher, 'parcels:parcels')).toBe('Packets')
  })

  it('is kept for the module that was edited when two collide, and both files are named', async () => {
    const publisher = await start()
    const own = 'modules/depots/module.json'
    copy.edit(own, '"id": "depots", "section"', '"id": "parcels", "section"')
    copy.edit(own, '"routes": [', '"routes": [ { "path": "/parcels/create", "redirect": "/depots" },')
    const status = await publisher.publish()
    expect(status.kept).toEqual(['depots'])
    expect(lines(status)).toEqual([
      expect.stringMatching(
        /^definitions\/modules\/depots\/module\.json:\d+:\d+ {2}routes\[0\]\.path — "\/parcels\/create\/\{step\?\}" in definitions\/modules\/parcels\/module\.json matches the same path$/,
      ),
      expect.stringMatching(
        /^definitions\/modules\/depots\/module\.json:\d+:\d+ {2}navigation\[0\]\.id — module "parcels" also has a navigation entry "parcels"$/,
      ),
    ])
  })

  it('is not kept for a file in a language that the portal does not use, whatever is in it', async () => {
    const publisher = await start()
    copy.edit(depots, '"Depots"', '"Stores"')
    copy.write('modules/depots/texts.de.json', '{ "texte": {')
    const status = await publisher.publish()
    expect([status.status, status.kept]).toEqual(['published', []])
    expect(lines(status)).toEqual([
      `definitions/modules/depots/texts.de.json:1:1  warning: the portal's locale is "en", so this file is not read`,
    ])
  })

  it('is replaced as soon as the error is fixed', async () => {
    const publisher = await start()
    const before = publisher.current()
    const text = copy.read(parcels)
    copy.write(parcels, '')
    expect((await publisher.publish()).kept).toEqual(['parcels'])
    expect(publisher.current()).toBe(before)
    copy.write(parcels, text.replace('"Parcels"', '"Packets"'))
    expect(await publisher.publish()).toMatchObject({
      status: 'published',
      kept: [],
      diagnostics: [],
    })
    expect(textOf(publisher, 'parcels:parcels')).toBe('Packets')
  })

  it('does not exist for a new module with an error, which is left out until fixed', async () => {
    const publisher = await start()
    cpSync('docs/definitions/example/couriers', join(copy.folder, 'modules/couriers'), { recursive: true })
    const status = await publisher.publish()
    expect([status.kept, Object.keys(status.modules)]).toEqual([
      ['couriers'],
      ['depots', 'parcels', 'visitors'],
    ])
  })

  it('survives a restart with the error still in the files', async () => {
    const first = await start()
    copy.edit(parcels, '"Parcels"', '"Packets"')
    await first.publish()
    copy.write(parcels, '{')
    await first.publish()
    const second = await start()
    expect(textOf(second, 'parcels:parcels')).toBe('Packets')
    expect(second.status()).toMatchObject({
      status: 'kept',
      kept: ['parcels'],
    })
  })

  it('is served on startup when the folder is gone', async () => {
    await start()
    renameSync(copy.folder, `${copy.folder}-away`)
    const second = await start()
    expect(textOf(second, 'parcels:parcels')).toBe('Parcels')
    expect(lines(second.status())[0]).toMatch(/ENOENT/)
  })
})

it('refuses to start with an error and no fallback, and reports the location', async () => {
  copy.edit('portal.json', '"home"', '"hone"')
  const compiler = createCompiler(copy.folder)
  await expect(createPublisher({ compiler, store })).rejects.toThrow(
    /portal\.json:\d+:\d+ {2}hone — no key "hone" here\. Did you mean "home"\?/,
  )
  await compiler.close()
})

it('removes a module with its folder when nothing depends on it', async () => {
  const publisher = await start()
  copy.remove('modules/couriers')
  cpSync('docs/definitions/example/couriers', join(copy.folder, 'modules/couriers'), { recursive: true })
  for (const name of ['module.json', 'couriers.list.json']) {
    copy.write(
      `modules/couriers/${name}`,
      copy
        .read(`modules/couriers/${name}`)
        .replaceAll(/"Sms(Write)?"/g, '"Parcels"')
        .replace('"solutions"', '"work"'),
    )
  }
  await publisher.publish()
  copy.remove('modules/couriers')
  expect(await publisher.publish()).toMatchObject({
    status: 'published',
    diagnostics: [],
  })
  copy.remove('modules/depots')
  expect(await publisher.publish()).toMatchObject({ kept: ['depots'] })
  expect(Object.keys(publisher.status().modules)).toContain('depots')
})

describe('listeners', () => {
  it('are called before a new portal is served, and keep the old one by throwing', async () => {
    const publisher = await start()
    const before = publisher.current()
    const served: boolean[] = []
    publisher.onPublish(async () => void served.push(publisher.current() === before))
    copy.edit(parcels, '"Parcels"', '"Packets"')
    await publisher.publish()
    expect([served, publisher.current() === before]).toEqual([[true], false])
    const after = publisher.current()
    publisher.onPublish(() => Promise.reject(new Error('no index')))
    copy.edit(parcels, '"Packets"', '"Boxes"')
    await expect(publisher.publish()).rejects.toThrow('no index')
    expect(publisher.current()).toBe(after)
    expect(lines(publisher.status())).toEqual(['definitions  no index'])
  })

  it('are called once per status change', async () => {
    const publisher = await start()
    const heard: string[] = []
    publisher.onStatus(({ status }) => heard.push(status))
    copy.write(parcels, '{')
    await publisher.publish()
    await publisher.publish()
    copy.restore(parcels)
    await publisher.publish()
    expect(heard).toEqual(['kept', 'published'])
  })
})

describe('a saved file', () => {
  const published = (publisher: Publisher, text: string): Promise<void> =>
    vi.waitFor(() => expect(textOf(publisher, 'parcels:parcels')).toBe(text), {
      timeout: 5_000,
      interval: 5,
    })

  it('is published automatically', async () => {
    const publisher = await start()
    await publisher.publish()
    const times: number[] = []
    for (const word of ['One', 'Two', 'Three', 'Four', 'Five']) {
      const saved = performance.now()
      copy.write(parcels, copy.read(parcels).replace(/"parcels": "[^"]*"/, `"parcels": "${word}"`))
      await published(publisher, word)
      times.push(performance.now() - saved)
    }
    console.log(`from saving to serving, ms: ${times.map(Math.round).join(' ')}`)
  })

  it('is detected when the whole folder is replaced, and afterward', async () => {
    const publisher = await start()
    const next = copyDefinitions('tests/golden/definitions')
    next.edit(parcels, '"Parcels"', '"Swapped"')
    renameSync(copy.folder, `${copy.folder}-old`)
    renameSync(next.folder, copy.folder)
    next.dispose()
    await published(publisher, 'Swapped')
    copy.edit(parcels, '"Swapped"', '"Edited"')
    await published(publisher, 'Edited')
    mkdirSync(join(copy.folder, 'modules/later'))
    copy.write('modules/later/module.json', '{')
    await vi.waitFor(() => expect(publisher.status().kept).toEqual(['later']), {
      timeout: 5_000,
    })
  })

  it('among twenty from one checkout is published once, with the others', async () => {
    const git = (...args: string[]): void =>
      void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
        cwd: copy.folder,
        stdio: 'ignore',
      })
    const names = Array.from({ length: 10 }, (_, index) => `colours${index}`)
    const catalogue = (name: string, value: string): void =>
      copy.write(
        `catalogues/${name}.json`,
        copy.read('catalogues/colours.json').replace('"colours"', `"${name}"`).replace(/"red"/, `"${value}"`),
      )
    for (const name of names) catalogue(name, 'ruby')
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'one')
    git('checkout', '-qb', 'other')
    for (const name of names) catalogue(name, 'rust')
    for (const name of names) catalogue(`${name}x`, 'rust')
    copy.edit(parcels, '"Parcels"', '"Checked out"')
    copy.edit(depots, '"texts"', '"texts" ')
    git('add', '.')
    git('commit', '-qm', 'two')
    git('checkout', '-q', '-')
    const publisher = await start()
    const seen: string[] = []
    publisher.onPublish(async ({ portal }) => {
      const reds = names.map((name) => portal.catalogues[name]?.[0]?.value)
      seen.push([...new Set(reds), Object.keys(portal.catalogues).length].join(' '))
    })
    git('checkout', '-q', 'other')
    await published(publisher, 'Checked out')
    git('checkout', '-q', '-')
    await published(publisher, 'Parcels')
    expect(seen).toEqual(['rust 21', 'ruby 11'])
  })
})

describe('history and rollback', () => {
  it('serves an older version until the files change again, across a restart', async () => {
    const publisher = await start()
    copy.edit(parcels, '"Parcels"', '"Packets"')
    await publisher.publish()
    const [newest, oldest] = await publisher.history('parcels')
    expect([newest?.current, newest?.cause, oldest?.cause]).toEqual([true, 'files', 'start'])
    const status = await publisher.rollback('parcels', oldest?.version ?? '', 'someone')
    expect(status).toMatchObject({
      status: 'kept',
      kept: ['parcels'],
      rolledBack: ['parcels'],
      versions: { parcels: oldest?.version },
      diagnostics: [],
    })
    expect(textOf(publisher, 'parcels:parcels')).toBe('Parcels')
    await publisher.publish()
    expect(textOf(await start(), 'parcels:parcels')).toBe('Parcels')
    expect((await publisher.history('parcels'))[0]).toMatchObject({
      cause: 'rollback',
      by: 'someone',
      changed: [parcels],
      changes: [expect.stringMatching(/Packets renamed to Parcels$/)],
    })
    copy.edit(parcels, '"texts": {', '"texts": {,')
    expect(await publisher.publish()).toMatchObject({
      kept: ['parcels'],
      rolledBack: [],
    })
    copy.edit(parcels, '"texts": {,', '"texts": {')
    copy.edit(parcels, '"Packets"', '"Boxes"')
    expect(await publisher.publish()).toMatchObject({
      status: 'published',
      kept: [],
    })
    expect(textOf(publisher, 'parcels:parcels')).toBe('Boxes')
  })

  it('undoes a rollback by publishing the files, and records who did', async () => {
    const publisher = await start()
    copy.edit(parcels, '"Parcels"', '"Packets"')
    await publisher.publish()
    const [, oldest] = await publisher.history('parcels')
    await publisher.rollback('parcels', oldest?.version ?? '', 'someone')
    expect(textOf(publisher, 'parcels:parcels')).toBe('Parcels')
    const status = await publisher.publishFiles('parcels', 'somebody else')
    expect(status).toMatchObject({
      status: 'published',
      kept: [],
      rolledBack: [],
    })
    expect(textOf(publisher, 'parcels:parcels')).toBe('Packets')
    expect((await publisher.history('parcels'))[0]).toMatchObject({
      cause: 'files',
      by: 'somebody else',
    })
    await expect(publisher.publishFiles('none', 'someone')).rejects.toMatchObject({ code: 'not-found' })
  })

  it('goes back to a version with texts that only a file of a newer one uses', async () => {
    const publisher = await start()
    copy.edit(depots, '"texts": {', '"texts": {\n    "help": "Help",')
    await publisher.publish()
    const [withText] = await publisher.history('depots')
    const route = { path: '/depots/help', title: '@help', screen: { page: 'help' }, access: 'signed-in' }
    copy.edit('modules/depots/module.json', '"routes": [', `"routes": [ ${JSON.stringify(route)},`)
    const block = { id: 'help', kind: 'text', paragraphs: ['@help'] }
    copy.write('modules/depots/help.page.json', JSON.stringify({ title: '@help', blocks: [block] }))
    expect((await publisher.publish()).diagnostics).toEqual([])
    const status = await publisher.rollback('depots', withText?.version ?? '', 'someone')
    expect(status).toMatchObject({ rolledBack: ['depots'], versions: { depots: withText?.version } })
  })

  it('publishes despite warnings, and reports them with their line', async () => {
    const publisher = await start()
    copy.edit(parcels, '"texts": {', '"texts": {\n    "spare": "Spare",')
    expect(await publisher.publish()).toMatchObject({
      status: 'published',
      kept: [],
      diagnostics: [
        {
          code: 'unused-text',
          severity: 'warning',
          source: '    "spare": "Spare",',
        },
      ],
    })
  })

  it('rejects a version that is no longer compatible, and one that never existed', async () => {
    const publisher = await start()
    const [old] = await publisher.history('portal')
    copy.edit('registry.json', '"icons": [', '"icons": ["crate", ')
    copy.edit('modules/parcels/parcel.lifecycle.json', '"icon": "', '"icon": "crate-')
    copy.edit(
      'modules/parcels/parcel.lifecycle.json',
      /"icon": "crate-[^"]*"/.exec(copy.read('modules/parcels/parcel.lifecycle.json'))?.[0] ?? '',
      '"icon": "crate"',
    )
    const changed = await publisher.publish()
    expect(changed).toMatchObject({ status: 'published' })
    await expect(publisher.rollback('portal', old?.version ?? '', 'someone')).rejects.toMatchObject({
      code: 'definition-mistakes',
      details: { body: { diagnostics: [expect.stringContaining('crate')] } },
    })
    await expect(publisher.rollback('portal', 'none', 'someone')).rejects.toMatchObject({ code: 'not-found' })
    expect(publisher.status().version).toBe(changed.version)
  })
})

describe('served files', () => {
  it('from earlier publications stay available, even if never requested', async () => {
    const publisher = await start()
    const { modules } = publisher.status()
    const name = `parcels.${modules['parcels']}.js`
    copy.edit(parcels, '"Parcels"', '"Packets"')
    await publisher.publish()
    expect(await publisher.file(name)).toContain('"Parcels"')
    expect(await publisher.file('parcels.00000000.js')).toBeUndefined()
    expect(await publisher.file('__proto__')).toBeUndefined()
  })

  it('include browser validators, texts and catalogs', async () => {
    const published = (await start()).current()
    expect(published.validators['parcel.create']?.({ price: 1 })).toContainEqual(
      expect.objectContaining({ path: 'price', keyword: 'unknown' }),
    )
    const colours = ['red', 'mauve'].map((value) => published.inCatalogue('colours', value))
    expect([...colours, published.inCatalogue('none', 'red')]).toEqual([true, false, false])
  })
})

describe('the compiler', () => {
  it('restarts after a crash, while serving continues', async () => {
    const compiler = createCompiler(copy.folder, {
      thread: new URL('../../../support/crashingCompiler.ts', import.meta.url),
    })
    const publisher = await start(compiler)
    const before = publisher.current()
    copy.write('modules/parcels/crash.list.json', '{}')
    await expect(publisher.publish()).rejects.toThrow(/has stopped/)
    expect(publisher.current()).toBe(before)
    expect(lines(publisher.status())[0]).toMatch(/compiler of definitions has stopped/)
    rmSync(join(copy.folder, 'modules/parcels/crash.list.json'))
    await vi.waitFor(() => expect(publisher.status().status).toBe('published'), { timeout: 10_000 })
  })
})
