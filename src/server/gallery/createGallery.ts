import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { LocatedDiagnostic } from '../../language/DefinitionCompiler.ts'
import type { CompiledPortal, PortalManifest } from '../../language/portal.ts'

/** What the gallery page draws, and the definitions it comes from. */
export interface GallerySet {
  manifest: PortalManifest
  /** Path below the definitions folder → text. */
  sources: Record<string, string>
  /** Name of a language schema → the schema. */
  language: Record<string, unknown>
}

export type GalleryDiagnostic = Omit<LocatedDiagnostic, 'code' | 'severity' | 'text'>

export interface GalleryAnswer {
  set?: GallerySet
  diagnostics: GalleryDiagnostic[]
}

/** The gallery of a running portal: its registry and language, with a module of specimens beside its own. */
export interface Gallery {
  /** Compiles the definitions with these texts in place of the specimens' own. */
  compile: (edits: Record<string, string>) => Promise<GalleryAnswer>
  /** A compiled file by the name in a manifest. */
  file: (name: string) => string | undefined
}

export interface GallerySetup {
  definitionsFolder: string
  /** Folder whose folders are modules of specimens. */
  specimensFolder: string
  compile: (
    folder: string,
  ) => Promise<{ portal: CompiledPortal | null; diagnostics: readonly GalleryDiagnostic[] }>
}

/** Compiled files kept, so that a page still finds files announced some edits ago. */
const keptFiles = 200

/** Compiles copies in a folder of its own; what is published is never touched. */
export function createGallery({ definitionsFolder, specimensFolder, compile }: GallerySetup): Gallery {
  const files = new Map<string, string>()
  let last: Promise<unknown> = Promise.resolve()

  async function run(edits: Record<string, string>): Promise<GalleryAnswer> {
    const folder = await mkdtemp(join(tmpdir(), 'patchbay-gallery-'))
    try {
      const definitions = join(folder, basename(definitionsFolder))
      await cp(definitionsFolder, definitions, { recursive: true })
      await mkdir(join(definitions, 'modules'), { recursive: true })
      await cp(specimensFolder, join(definitions, 'modules'), { recursive: true })
      const known = await readTexts(specimensFolder, 'modules/')
      for (const [path, text] of Object.entries(edits)) {
        if (Object.hasOwn(known, path)) await writeFile(join(definitions, path), text)
      }
      const { portal, diagnostics } = await compile(definitions)
      if (portal === null) return { diagnostics: [...diagnostics] }
      for (const [name, source] of Object.entries(portal.files)) {
        files.delete(name)
        files.set(name, source)
      }
      for (const name of [...files.keys()].slice(0, Math.max(0, files.size - keptFiles))) files.delete(name)
      return { set: await readSet(definitions, portal.manifest), diagnostics: [...diagnostics] }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    file: (name) => files.get(name),
    compile(edits) {
      const answer = last.then(() => run(edits))
      last = answer.catch(() => undefined)
      return answer
    },
  }
}

async function readSet(folder: string, manifest: PortalManifest): Promise<GallerySet> {
  const texts = await readTexts(folder)
  const sources: Record<string, string> = {}
  const language: Record<string, unknown> = {}
  for (const [path, text] of Object.entries(texts)) {
    if (path.startsWith('_language/')) language[basename(path)] = JSON.parse(text)
    else if (!path.startsWith('catalogues/')) sources[path] = text
  }
  return { manifest, sources, language }
}

async function readTexts(folder: string, prefix = ''): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, encoding: 'utf8' })
  const names = entries.filter((name) => name.endsWith('.json')).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return Object.fromEntries(names.map((name, index) => [prefix + name, texts[index] ?? '']))
}
