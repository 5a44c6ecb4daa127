import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Layer → layers it may import. The one statement of the rule; ARCHITECTURE.md describes it. */
const allowed: Record<string, string[]> = {
  'src/shared': [],
  'src/domain': ['src/shared'],
  'src/language': ['src/shared'],
  'src/generated': ['src/language'],
  'src/engine/registry': ['src/shared', 'src/language'],
  'src/engine/data': ['src/shared', 'src/language', 'src/engine/registry'],
  'src/engine/list': ['src/shared', 'src/language', 'src/engine/registry', 'src/engine/data'],
  'src/engine/page': [
    'src/shared',
    'src/language',
    'src/engine/registry',
    'src/engine/data',
    'src/engine/list',
    'src/engine/form',
    'src/engine/wizard',
  ],
  'src/engine/form': ['src/shared', 'src/language', 'src/engine/registry', 'src/engine/data'],
  'src/engine/wizard': [
    'src/shared',
    'src/language',
    'src/engine/registry',
    'src/engine/data',
    'src/engine/form',
  ],
  'src/server': ['src/shared', 'src/domain', 'src/language'],
  'src/widgets': ['src/shared', 'src/domain', 'src/language', 'src/engine/registry', 'src/engine/data'],
  'src/app': ['src/shared', 'src/domain', 'src/language', 'src/generated', 'src/engine', 'src/widgets'],
  codegen: ['src/shared', 'src/domain', 'src/language'],
}

/** File → further layers: the only wiring points. */
const exceptions: Record<string, string[]> = {
  'src/server/main.ts': ['src/generated', 'codegen'],
}

const files = [...sourceFiles('src'), ...sourceFiles('codegen')]
const edges = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })))

describe('imports', () => {
  it('finds the sources and their imports', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(edges.length).toBeGreaterThan(100)
  })

  it('follow the table of layers', () => {
    const broken = edges
      .filter(({ file, target }) => !mayImport(file, target))
      .map(
        ({ file, target }) =>
          `${file} imports ${target}: ${layerOf(file)} may import ${permitted(file).join(', ') || 'nothing'}. Move the shared part down, or hand it in as an argument.`,
      )
    expect(broken).toEqual([])
  })

  it('never lead from one widget to another', () => {
    const broken = edges.filter(({ file, target }) => {
      const [from, to] = [widgetOf(file), widgetOf(target)]
      return from && to && from !== to && to !== 'common' && !to.startsWith('gsm-')
    })
    expect(broken).toEqual([])
  })

  it('form no cycle', () => {
    expect(findCycles(new Map(files.map((file) => [file, importsOf(file)])))).toEqual([])
  })

  it('keep module names out of the engine', () => {
    const modules = readdirSync(join(root, 'definitions/modules'))
    const words = [...modules, 'campaign', 'sms-', '/sms']
    const found = sourceFiles('src/engine').flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return words.filter((word) => text.toLowerCase().includes(word)).map((word) => `${file} says "${word}"`)
    })
    expect(found).toEqual([])
  })
})

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s+['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]\s*\)|(?:^|\n)import\s+['"](\.[^'"]+)['"]/g
  return [...text.matchAll(pattern)]
    .map((match) => match[1] ?? match[2] ?? match[3]!)
    .filter((specifier) => /\.tsx?$/.test(specifier))
    .map((specifier) => posix.normalize(posix.join(dirname(file), specifier)))
}

function layerOf(file: string): string | undefined {
  return Object.keys(allowed)
    .filter((layer) => file.startsWith(`${layer}/`))
    .toSorted((a, b) => b.length - a.length)[0]
}

function permitted(file: string): string[] {
  return [...(allowed[layerOf(file) ?? ''] ?? []), ...(exceptions[file] ?? [])]
}

function mayImport(file: string, target: string): boolean {
  const layer = layerOf(file)
  return layer === layerOf(target) || permitted(file).some((prefix) => target.startsWith(`${prefix}/`))
}

function widgetOf(file: string): string | undefined {
  return /^src\/widgets\/([^/]+)\//.exec(file)?.[1]
}

function findCycles(graph: Map<string, string[]>): string[] {
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, path: string[]) => {
    const start = path.indexOf(file)
    if (start >= 0) {
      cycles.push([...path.slice(start), file].join(' → '))
      return
    }
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return cycles
}
