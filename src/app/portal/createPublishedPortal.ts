import type { Portal } from '../../engine/registry/portalContext.ts'
import type { CompiledModule, PortalManifest } from '../../language/portal.ts'
import { keepEqual } from '../../shared/keepEqual.ts'
import { createDefinitionLoader, moduleFile } from './createDefinitionLoader.ts'
import { createTexts } from './createTexts.ts'
import type { Texts } from './createTexts.ts'

/** One published set of definitions as screens read it; never changed, only replaced. */
export type PublishedSet = Pick<Portal, 'manifest' | 't' | 'loadModule' | 'loadCatalogue'>

/** The definitions an open page plays, and the way to newer ones. */
export interface PublishedPortal {
  /** Its identity changes with a publication only. */
  current: () => PublishedSet
  subscribe: (listener: () => void) => () => void
  /**
   * Takes over what is published now; any number of calls share one fetch. A failure leaves the present set and is
   * tried again by itself.
   * @param version what the server is said to serve; nothing is asked when it is the present one. Absent: find out
   * @returns whether another set was taken over
   */
  refresh: (version?: string) => Promise<boolean>
}

export interface PublishedPortalSetup {
  manifest: PortalManifest
  fetchManifest: () => Promise<PortalManifest>
  importFile?: (url: string) => Promise<unknown>
  /** The module and the scripts that the present address needs of a set before that set is shown. */
  screenAt?: (manifest: PortalManifest) => NeededScreen | undefined
  /** A file a person waits for did not come, and no newer set is published. */
  onLost?: () => void
  /** Throw for unknown text keys. */
  strict: boolean
  firstRetryMs?: number
}

export interface NeededScreen {
  module: string
  load: () => Promise<unknown>
}

const longestRetryMs = 60_000
/**
 * When to look again for a version that the manifest did not confirm: an answer was slow and names a former one, or
 * not every server has the new one yet.
 */
const doubtMs = 1000
/** Publications that follow each other while one is being fetched are taken in one go; others come with the next answer. */
const mostRounds = 3

interface HeldSet extends PublishedSet {
  texts: Texts
}

/**
 * Holds the published portal in the browser. A newer set is shown only once its changed modules have been loaded, so
 * that the old screen stays until the new one can be drawn; what did not change keeps its identity.
 */
export function createPublishedPortal(setup: PublishedPortalSetup): PublishedPortal {
  const listeners = new Set<() => void>()
  const loaded = new Map<string, CompiledModule>()
  /** The last module of each id: its successor shares with it what did not change. */
  const newest = new Map<string, CompiledModule>()
  const opened = new Set<string>()
  /** Files of a set that is not shown yet: nobody waits for them. */
  const ahead = new Set<string>()
  const loader = createDefinitionLoader({
    ...(setup.importFile && { importFile: setup.importFile }),
    onModule({ definition, validators }, hash) {
      const { id, texts } = definition
      const module = { definition: keepEqual(newest.get(id)?.definition, definition), validators }
      newest.set(id, module)
      loaded.set(moduleFile(id, hash), module)
      if (held.manifest.modules[id] === hash) held.texts.add(texts)
      return module
    },
    async onFailure(file) {
      if (ahead.has(file)) return
      if (!(await refresh())) setup.onLost?.()
    },
  })
  const { manifest, strict } = setup
  let held = toSet(manifest, createTexts(manifest.texts, manifest.locale, strict))
  let running: Promise<boolean> | undefined
  let wanted: string | undefined
  let doubted: { version: string; until: number } | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let retryMs = setup.firstRetryMs ?? 1000

  function toSet(next: PortalManifest, texts: Texts): HeldSet {
    return {
      manifest: next,
      texts,
      t: texts.t,
      loadModule(id) {
        opened.add(id)
        return loader.loadModule(id, next.modules[id])
      },
      loadCatalogue: (id) => loader.loadCatalogue(id, next.catalogues[id]),
    }
  }

  /** The set of a manifest, once its changed modules are there. Rejects when what the address needs does not come. */
  async function prepare(next: PortalManifest): Promise<HeldSet> {
    const screen = setup.screenAt?.(next)
    const known = new Set([...opened, ...(screen ? [screen.module] : [])])
    const changed = [...known].filter((id) => next.modules[id] !== held.manifest.modules[id])
    const files = changed.map((id) => moduleFile(id, next.modules[id]))
    for (const file of files) ahead.add(file)
    try {
      const loads = new Map(changed.map((id) => [id, loader.loadModule(id, next.modules[id])]))
      // The module of another screen may be missing: it is loaded again when that screen is opened.
      await Promise.allSettled([...loads.values(), screen?.load()])
      if (screen) await loads.get(screen.module)
      const texts = { ...next.texts }
      for (const id of known) {
        Object.assign(texts, loaded.get(moduleFile(id, next.modules[id]))?.definition.texts)
      }
      const set = toSet(next, held.texts.replaced(texts, next.locale))
      const sameCatalogues = JSON.stringify(next.catalogues) === JSON.stringify(held.manifest.catalogues)
      return sameCatalogues ? { ...set, loadCatalogue: held.loadCatalogue } : set
    } finally {
      for (const file of files) ahead.delete(file)
    }
  }

  async function renew(asked: string | undefined): Promise<boolean> {
    const next = keepEqual(held.manifest, await setup.fetchManifest())
    if (next.version === held.manifest.version) {
      if (asked !== undefined) {
        doubted = { version: asked, until: Date.now() + doubtMs }
        lookIn(doubtMs)
      }
      return false
    }
    // This page's engine plays one language; the next page load brings its successor.
    if (next.language !== held.manifest.language) return false
    held = await prepare(next)
    for (const listener of listeners) listener()
    return true
  }

  function lookIn(ms: number): void {
    clearTimeout(retry)
    retry = setTimeout(() => void refresh(), ms)
  }

  async function run(): Promise<boolean> {
    let swapped = false
    try {
      for (let round = 0; round < mostRounds; round++) {
        const asked = wanted
        wanted = undefined
        swapped = (await renew(asked)) || swapped
        if (wanted === undefined || wanted === held.manifest.version) break
      }
      retryMs = setup.firstRetryMs ?? 1000
    } catch {
      lookIn(retryMs)
      retryMs = Math.min(retryMs * 2, longestRetryMs)
    }
    return swapped
  }

  function refresh(version?: string): Promise<boolean> {
    const known = version !== undefined && version === held.manifest.version
    const doubtful = doubted !== undefined && doubted.version === version && Date.now() < doubted.until
    if (known || doubtful) return running ?? Promise.resolve(false)
    wanted = version
    clearTimeout(retry)
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    current: () => held,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
  }
}
