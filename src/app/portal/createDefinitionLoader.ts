import type { CatalogueItem, CompiledModule, PortalManifest } from '../../language/portal.ts'

export interface DefinitionLoader {
  /** The same promise for the same published module; a failed load is tried again on the next call. */
  loadModule: (id: string) => Promise<CompiledModule>
  loadCatalogue: (id: string) => Promise<CatalogueItem[]>
}

export interface DefinitionLoaderSetup {
  manifest: Pick<PortalManifest, 'modules' | 'catalogues'>
  importFile?: (url: string) => Promise<unknown>
  onModule?: (module: CompiledModule) => void
  /** A file did not come, most likely because a newer set was published. */
  onFailure?: () => void
}

/** Loads what codegen emitted: `/definitions/<module>.<hash>.js` and `/definitions/catalogue-<id>.<hash>.js`. */
export function createDefinitionLoader(setup: DefinitionLoaderSetup): DefinitionLoader {
  const importFile = setup.importFile ?? ((url: string): Promise<unknown> => import(/* @vite-ignore */ url))
  const modules = new Map<string, Promise<CompiledModule>>()
  const catalogues = new Map<string, Promise<CatalogueItem[]>>()

  function once<Result>(
    known: Map<string, Promise<Result>>,
    file: string,
    read: (exports: unknown) => Result,
  ): Promise<Result> {
    const loading = known.get(file)
    if (loading) return loading
    const started = importFile(`/definitions/${file}.js`).then(read)
    known.set(file, started)
    started.then(
      // The way React's `use` knows a promise it need not wait for.
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      () => {
        known.delete(file)
        setup.onFailure?.()
      },
    )
    return started
  }

  return {
    loadModule(id) {
      const hash = setup.manifest.modules[id]
      if (hash === undefined) return Promise.reject(new Error(`No module ${id} is published`))
      return once(modules, `${id}.${hash}`, (exports) => {
        // Codegen emits exactly these exports.
        const module = exports as CompiledModule
        setup.onModule?.(module)
        return module
      })
    },
    loadCatalogue(id) {
      const hash = setup.manifest.catalogues[id]
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
