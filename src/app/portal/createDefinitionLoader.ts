import type { CatalogueItem, CompiledModule } from '../../language/portal.ts'

export interface DefinitionLoader {
  /** The same promise for the same published file; a failed load is tried again on the next call after a rest. */
  loadModule: (id: string, hash: string | undefined) => Promise<CompiledModule>
  loadCatalogue: (id: string, hash: string | undefined) => Promise<CatalogueItem[]>
}

export interface DefinitionLoaderSetup {
  importFile?: (url: string) => Promise<unknown>
  /** Called before anybody is given the module; what it returns is given in its place. */
  onModule?: (module: CompiledModule, hash: string) => CompiledModule
  /** A file did not come, most likely because a newer set was published. Who asked for it hears of it afterwards. */
  onFailure?: (file: string) => Promise<void> | void
  /** How long a failed load is handed out as it is; default 500. */
  restMs?: number
}

/** Loads what codegen emitted: `/definitions/<module>.<hash>.js` and `/definitions/catalogue-<id>.<hash>.js`. */
export function createDefinitionLoader(setup: DefinitionLoaderSetup): DefinitionLoader {
  const { restMs = 500 } = setup
  const importFile = setup.importFile ?? ((url: string): Promise<unknown> => import(/* @vite-ignore */ url))
  const modules = new Map<string, Promise<CompiledModule>>()
  const catalogues = new Map<string, Promise<CatalogueItem[]>>()
  const failures = new Map<string, number>()

  function once<Result>(
    known: Map<string, Promise<Result>>,
    file: string,
    read: (exports: unknown) => Result,
  ): Promise<Result> {
    const loading = known.get(file)
    if (loading) return loading
    const failed = failures.get(file) ?? 0
    // A browser may remember that an address failed; another query makes it ask again.
    const again = failed > 0 ? `?again=${failed}` : ''
    const started = importFile(`/definitions/${file}.js${again}`)
      .then(read)
      .catch(async (cause: unknown) => {
        failures.set(file, failed + 1)
        await setup.onFailure?.(file)
        throw cause
      })
    known.set(file, started)
    started.then(
      // The way React's `use` knows a promise it need not wait for.
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      // Who draws asks again at once to learn that it failed; another load then would never let it know.
      () => setTimeout(() => known.delete(file), restMs),
    )
    return started
  }

  return {
    loadModule(id, hash) {
      if (hash === undefined) return Promise.reject(new Error(`No module ${id} is published`))
      return once(modules, moduleFile(id, hash), (exports) => {
        // Codegen emits exactly these exports.
        const module = exports as CompiledModule
        return setup.onModule?.(module, hash) ?? module
      })
    },
    loadCatalogue(id, hash) {
      if (hash === undefined) return Promise.reject(new Error(`No catalogue ${id} is published`))
      // As above.
      return once(
        catalogues,
        `catalogue-${id}.${hash}`,
        (exports) => (exports as { items: CatalogueItem[] }).items,
      )
    },
  }
}

/** Name of a module's file without its extension. */
export function moduleFile(id: string, hash: string | undefined): string {
  return `${id}.${hash ?? ''}`
}
