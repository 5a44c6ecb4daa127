import type { LocatedDiagnostic } from '../../language/DefinitionCompiler.ts'
import type { CatalogueItem, CompiledModule, PortalManifest } from '../../language/portal.ts'
import { createDefinitionLoader } from '../portal/createDefinitionLoader.ts'
import { createTexts } from '../portal/createTexts.ts'
import type { Texts } from '../portal/createTexts.ts'
import { findSections } from './findSections.ts'
import type { GallerySection } from './Example.ts'
import type { Language } from './languageOptions.ts'

export type Diagnostic = Omit<LocatedDiagnostic, 'code' | 'text'>

interface Answer {
  set?: { manifest: PortalManifest; sources: Record<string, string>; language: Language }
  diagnostics: Diagnostic[]
  editable?: boolean
}

/** Definitions that compiled, ready to be drawn. */
export interface GallerySet {
  manifest: PortalManifest
  sources: Record<string, string>
  modules: Record<string, CompiledModule>
  sections: GallerySection[]
  loadModule: (id: string) => Promise<CompiledModule>
  loadCatalogue: (id: string) => Promise<CatalogueItem[]>
  texts: Texts
}

export interface GalleryReading {
  set?: GallerySet
  diagnostics: Diagnostic[]
  editable: boolean
}

const base = '/api/site/gallery'
/** The module of specimens; its examples come before those of other modules. */
const specimens = 'gallery'

/** Reads the definitions as they are on disk, or has them compiled with some texts in place of theirs. */
export async function readGallery(edits: Record<string, string> = {}): Promise<GalleryReading> {
  const edited = Object.keys(edits).length > 0
  const response = await (edited
    ? fetch(`${base}/compile`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ sources: edits }),
      })
    : fetch(base, { headers: { Accept: 'application/json' } }))
  if (!response.ok) throw new Error(`The gallery answered ${response.status}`)
  const { set, diagnostics, editable = true } = (await response.json()) as Answer // our own server
  return { diagnostics, editable, ...(set ? { set: await openSet(set) } : {}) }
}

async function openSet({ manifest, sources, language }: NonNullable<Answer['set']>): Promise<GallerySet> {
  const texts = createTexts(manifest.texts, manifest.locale, true)
  const loader = createDefinitionLoader({
    importFile: (url) => import(/* @vite-ignore */ `${base}/files/${url.slice(url.lastIndexOf('/') + 1)}`),
    onModule(module) {
      texts.add(module.definition.texts)
      return module
    },
  })
  const loadModule = (id: string) => loader.loadModule(id, manifest.modules[id])
  const names = Object.keys(manifest.modules).toSorted(
    (a, b) => Number(b === specimens) - Number(a === specimens),
  )
  const loaded = await Promise.all(names.map(loadModule))
  const modules = loaded.map(({ definition }) => definition)
  return {
    manifest,
    sources,
    loadModule,
    loadCatalogue: (id) => loader.loadCatalogue(id, manifest.catalogues[id]),
    texts,
    modules: Object.fromEntries(loaded.map((module) => [module.definition.id, module])),
    sections: findSections({ sources, language, modules }),
  }
}
