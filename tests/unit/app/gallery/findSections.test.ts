import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { compilePortal } from '../../../../codegen/index.ts'
import type { RegistrySource } from '../../../../codegen/read/source.ts'
import type { GallerySection } from '../../../../src/app/gallery/Example.ts'
import { findSections } from '../../../../src/app/gallery/findSections.ts'
import type { Language } from '../../../../src/app/gallery/languageOptions.ts'
import type { ModuleDefinition } from '../../../../src/language/portal.ts'
import { createGallery } from '../../../../src/server/gallery/createGallery.ts'
import type { GalleryAnswer } from '../../../../src/server/gallery/createGallery.ts'

const root = resolve(import.meta.dirname, '../../../..')
let modules: ModuleDefinition[] = []
const gallery = createGallery({
  definitionsFolder: resolve(root, 'definitions'),
  specimensFolder: resolve(root, 'src/app/gallery/definitions'),
  compile: async (folder) => {
    const compilation = await compilePortal(folder)
    modules = Object.values(compilation.portal?.modules ?? {})
    return compilation
  },
})

let answer: GalleryAnswer
let sections: GallerySection[]

function open({ set }: GalleryAnswer): GallerySection[] {
  if (!set) throw new Error('the gallery does not compile')
  const own = modules.toSorted((a, b) => Number(b.id === 'gallery') - Number(a.id === 'gallery'))
  return findSections({ sources: set.sources, language: set.language as Language, modules: own })
}

beforeAll(async () => {
  answer = await gallery.compile({})
  sections = open(answer)
})

const namesOf = (id: string) =>
  sections.find((section) => section.id === id)?.examples.map(({ name }) => name) ?? []

describe('the gallery', () => {
  it('compiles its examples without errors', () => {
    expect(answer.diagnostics).toEqual([])
  })

  it('covers everything in the registry and the language; add missing items to src/app/gallery/definitions', () => {
    const missing = sections.flatMap(({ examples }) =>
      examples.filter(({ drawing }) => drawing === undefined),
    )
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  it('has every name in the registry', () => {
    const registry = JSON.parse(answer.set?.sources['registry.json'] ?? '') as RegistrySource // checked by the compiler
    expect(namesOf('widgets')).toEqual(Object.keys(registry.widgets))
    expect(namesOf('panels')).toEqual(Object.keys(registry.panels))
    expect(namesOf('cells')).toEqual(Object.keys(registry.cells))
    expect(namesOf('icons')).toEqual(registry.icons)
  })

  it('has every filter type, block type and tone in the language', () => {
    expect(namesOf('filters')).toEqual([
      'search',
      'select',
      'reference',
      'date-range',
      'number-range',
      'hidden',
    ])
    expect(namesOf('blocks')).toEqual([
      'text',
      'banner',
      'links',
      'list',
      'stats',
      'chart',
      'tasks',
      'rows',
      'widget',
      'form',
      'code',
      'cards',
      'facts',
      'items',
      'timeline',
      'progress',
    ])
    expect(namesOf('banner-tones')).toEqual(['neutral', 'info', 'success', 'warning', 'danger'])
    expect(namesOf('status-tones')).toEqual(namesOf('banner-tones'))
    expect(namesOf('row-actions')).toEqual(['transition', 'confirmed', 'link', 'delete'])
  })

  it('explains each one and shows its source', () => {
    const silent = sections.flatMap(({ id, examples }) =>
      examples.filter(
        ({ about, parts }) => id !== 'icons' && (about === '' || (parts.length === 0 && id !== 'messages')),
      ),
    )
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  it('marks a new name as having no example yet', async () => {
    const { set } = answer
    const registry = JSON.parse(set?.sources['registry.json'] ?? '') as RegistrySource // checked by the compiler
    const cells = { ...registry.cells, sparkline: { about: 'A small line.', types: ['array'] } }
    const sources = { ...set?.sources, 'registry.json': JSON.stringify({ ...registry, cells }) }
    const found = findSections({ sources, language: set?.language as Language, modules })
    const added = found.flatMap(({ examples }) => examples).find(({ name }) => name === 'sparkline')
    expect(added).toMatchObject({ id: 'cells-sparkline', about: 'A small line.', parts: [] })
    expect(added?.drawing).toBeUndefined()
  })

  it('locates errors in an edit, renders valid edits, and leaves other files alone', async () => {
    const file = 'modules/gallery/specimens.list.json'
    const text = answer.set?.sources[file] ?? ''
    const wrong = await gallery.compile({ [file]: text.replace('"kind": "search"', '"kind": "serch"') })
    expect(wrong.set).toBeUndefined()
    expect(wrong.diagnostics).toMatchObject([{ file: `definitions/${file}`, suggestion: 'search' }])
    const line = text.slice(0, text.indexOf('"kind": "search"')).split('\n').length
    expect(wrong.diagnostics[0]?.line).toBe(line)

    const right = await gallery.compile({ [file]: text.replace('"width": 110', '"width": 111') })
    expect(right.set?.manifest.version).not.toBe(answer.set?.manifest.version)
    for (const [id, hash] of Object.entries(right.set?.manifest.modules ?? {}))
      expect(gallery.file(`${id}.${hash}.js`)).toContain('export')

    const outside = await gallery.compile({ 'portal.json': '{}', '../../escaped.json': '{}' })
    expect(outside.diagnostics).toEqual([])
    expect(outside.set?.manifest.version).toBe(answer.set?.manifest.version)
  })
})
