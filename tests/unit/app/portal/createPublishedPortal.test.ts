import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPublishedPortal } from '../../../../src/app/portal/createPublishedPortal.ts'
import type { PublishedPortalSetup } from '../../../../src/app/portal/createPublishedPortal.ts'
import type { PortalManifest } from '../../../../src/language/portal.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function manifestOf(version: string, given: Partial<PortalManifest> = {}): PortalManifest {
  return {
    language: 1,
    version,
    locale: 'en',
    modules: { things: 'a', others: 'a' },
    catalogues: { colours: 'a' },
    texts: { 'portal:hello': 'Hello' },
    ...given,
    // Nothing else is read.
  } as PortalManifest
}

/** Modules by file; each says in `<id>:title` which file it is. */
function moduleAt(url: string): unknown {
  const [, id = '', hash = ''] = /^\/definitions\/([\w-]+)\.(\w+)\.js/.exec(url) ?? []
  const texts = { [`${id}:title`]: `${id} ${hash}` }
  return { definition: { id, texts, lists: { all: { columns: [] } } }, validators: {} }
}

function portalWith(setup: Partial<PublishedPortalSetup> = {}) {
  const published: PortalManifest[] = []
  const fetchManifest = vi.fn(async () => published.at(-1) ?? manifestOf('1'))
  const importFile = vi.fn(async (url: string) => moduleAt(url))
  const portal = createPublishedPortal({
    manifest: manifestOf('1'),
    fetchManifest,
    importFile,
    strict: true,
    firstRetryMs: 1000,
    ...setup,
  })
  const swapped = vi.fn()
  portal.subscribe(swapped)
  return { portal, published, fetchManifest, importFile, swapped }
}

it('makes no request for the current version, and one request for concurrent calls', async () => {
  const { portal, published, fetchManifest, swapped } = portalWith()
  expect(await portal.refresh('1')).toBe(false)
  expect(fetchManifest).not.toHaveBeenCalled()
  published.push(manifestOf('2'))
  expect(await Promise.all([portal.refresh('2'), portal.refresh('2'), portal.refresh()])).toContain(true)
  expect(fetchManifest.mock.calls.length).toBeLessThanOrEqual(2)
  expect(swapped).toHaveBeenCalledOnce()
  expect(portal.current().manifest.version).toBe('2')
})

it('switches to a version once its changed modules are loaded, keeping unchanged modules identical', async () => {
  const { portal, published, importFile, swapped } = portalWith()
  const things = await portal.current().loadModule('things')
  const others = portal.current().loadModule('others')
  await others
  const { loadCatalogue } = portal.current()
  let arrive: (() => void) | undefined
  importFile.mockImplementation(async (url) => {
    await new Promise<void>((resolve) => (arrive = resolve))
    return moduleAt(url)
  })
  published.push(manifestOf('2', { modules: { things: 'b', others: 'a' } }))
  const refreshing = portal.refresh('2')
  await vi.waitFor(() => expect(arrive).toBeDefined())
  expect(swapped).not.toHaveBeenCalled()
  expect(portal.current().t('things:title')).toBe('things a')
  arrive?.()
  await refreshing
  const loading = portal.current().loadModule('things')
  expect(Reflect.get(loading, 'status')).toBe('fulfilled')
  expect(await loading).not.toBe(things)
  expect((await loading).definition.lists).toBe(things.definition.lists)
  expect(portal.current().loadModule('others')).toBe(others)
  expect(portal.current().loadCatalogue).toBe(loadCatalogue)
  expect(portal.current().t('things:title')).toBe('things b')
  expect(importFile).toHaveBeenCalledTimes(3)
})

it('drops removed texts, and keeps the same translations when no text changed', async () => {
  const { portal, published } = portalWith({ strict: false })
  const { t } = portal.current()
  published.push(manifestOf('2'))
  await portal.refresh()
  expect(portal.current().t).toBe(t)
  published.push(manifestOf('3', { texts: {} }))
  await portal.refresh()
  expect(portal.current().t('portal:hello')).toBe('portal:hello')
})

it('loads what the current URL needs first', async () => {
  const load = vi.fn(async () => undefined)
  const { portal, published, importFile } = portalWith({ screenAt: () => ({ module: 'things', load }) })
  published.push(manifestOf('2', { modules: { things: 'b' } }))
  await portal.refresh()
  expect(load).toHaveBeenCalledOnce()
  expect(importFile).toHaveBeenCalledWith('/definitions/things.b.js')
  expect(portal.current().t('things:title')).toBe('things b')
})

it('keeps the current version when a load fails, and retries', async () => {
  const { portal, published, importFile, fetchManifest, swapped } = portalWith({
    screenAt: () => ({ module: 'things', load: async () => undefined }),
  })
  published.push(manifestOf('2', { modules: { things: 'b' } }))
  importFile.mockRejectedValueOnce(new TypeError('gone'))
  expect(await portal.refresh('2')).toBe(false)
  expect(portal.current().manifest.version).toBe('1')
  fetchManifest.mockRejectedValueOnce(new TypeError('offline'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(swapped).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(portal.current().manifest.version).toBe('2')
  expect(importFile).toHaveBeenLastCalledWith('/definitions/things.b.js?again=1')
})

it('checks for a newer version before giving up on a missing module', async () => {
  const onLost = vi.fn()
  const { portal, published, importFile } = portalWith({ onLost })
  published.push(manifestOf('2', { modules: { things: 'b' } }))
  importFile.mockRejectedValueOnce(new TypeError('gone'))
  await expect(portal.current().loadModule('things')).rejects.toThrow('gone')
  expect(onLost).not.toHaveBeenCalled()
  expect((await portal.current().loadModule('things')).definition.id).toBe('things')
  importFile.mockRejectedValueOnce(new TypeError('gone'))
  await expect(portal.current().loadCatalogue('colours')).rejects.toThrow('gone')
  expect(onLost).toHaveBeenCalledOnce()
})

it('checks only once more for a version the server does not confirm', async () => {
  const { portal, published, fetchManifest } = portalWith()
  await portal.refresh('old')
  await portal.refresh('old')
  expect(fetchManifest).toHaveBeenCalledOnce()
  published.push(manifestOf('2'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetchManifest).toHaveBeenCalledTimes(2)
  expect(portal.current().manifest.version).toBe('2')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetchManifest).toHaveBeenCalledTimes(2)
})
