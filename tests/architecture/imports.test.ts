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
  'src/engine/action': [
    'src/shared',
    'src/language',
    'src/engine/registry',
    'src/engine/data',
    'src/engine/form',
  ],
  'src/engine/list': [
    'src/shared',
    'src/language',
    'src/engine/registry',
    'src/engine/data',
    'src/engine/action',
    'src/engine/chart',
  ],
  'src/engine/chart': ['src/shared', 'src/language', 'src/engine/registry'],
  'src/engine/page': [
    'src/shared',
    'src/language',
    'src/engine/registry',
    'src/engine/data',
    'src/engine/action',
    'src/engine/list',
    'src/engine/chart',
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
    'src/engine/action',
  ],
  'src/server': ['src/shared', 'src/domain', 'src/language'],
  'src/server/modules': ['src/shared', 'src/domain', 'src/language', 'src/generated', 'src/server'],
  'src/widgets': ['src/shared', 'src/domain', 'src/language', 'src/engine/registry', 'src/engine/data'],
  'src/app': ['src/shared', 'src/domain', 'src/language', 'src/generated', 'src/engine', 'src/widgets'],
  codegen: ['src/shared', 'src/domain', 'src/language'],
}

/** File → further layers: the only wiring points. */
const exceptions: Record<string, string[]> = {
  'src/server/main.ts': ['src/generated', 'codegen'],
}

/** Folder of the server → folders it never imports: the second level of the table. */
const never: Record<string, string[]> = {
  storage: ['auth', 'http', 'realtime', 'jobs', 'mail', 'host', 'demo', 'carrier'],
  wire: ['http', 'realtime', 'resources', 'host'],
  realtime: ['http', 'host', 'demo'],
  auth: ['http', 'realtime', 'host', 'demo'],
  resources: ['http', 'realtime', 'host', 'demo'],
  jobs: ['http', 'realtime', 'resources', 'host', 'auth'],
  carrier: ['http', 'realtime', 'resources', 'host', 'auth'],
  publishing: ['http', 'realtime', 'host', 'demo', 'auth'],
}

/** Module → modules whose server code it may import. */
const buildsOn: Record<string, string[]> = {
  buy: ['my-numbers'],
  porting: ['my-numbers'],
  'ivr-services': ['call-flows', 'my-numbers'],
  'my-account': ['webhooks'],
  simulator: ['api-keys', 'call-flows', 'ivr-services', 'my-numbers', 'sms-broadcast', 'support-tickets'],
  'sms-broadcast': ['sms-senders'],
  'sms-senders': ['my-numbers'],
  'ten-dlc': ['my-numbers', 'sms-senders'],
  'two-fa': ['sms-senders'],
  'voice-campaigns': ['call-flows', 'opt-outs'],
}

const files = [...sourceFiles('src'), ...sourceFiles('codegen')]
const edges = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })))

describe('imports', () => {
  it('finds all sources and their imports', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(edges.length).toBeGreaterThan(100)
  })

  it('follow the layer table', () => {
    const broken = edges
      .filter(({ file, target }) => !mayImport(file, target))
      .map(
        ({ file, target }) =>
          `${file} imports ${target}: ${layerOf(file)} may import ${permitted(file).join(', ') || 'nothing'}. Move the shared part down, or hand it in as an argument.`,
      )
    expect(broken).toEqual([])
  })

  it('never cross from one widget to another', () => {
    const broken = edges.filter(({ file, target }) => {
      const [from, to] = [widgetOf(file), widgetOf(target)]
      return from && to && from !== to && to !== 'common' && !to.startsWith('gsm-')
    })
    expect(broken).toEqual([])
  })

  it('reach server code of a module only from itself and the modules that build on it', () => {
    const broken = edges.filter(({ file, target }) => {
      const [from, to] = [moduleOf(file), moduleOf(target)]
      return to !== undefined && from !== to && !(from !== undefined && buildsOn[from]?.includes(to))
    })
    expect(broken).toEqual([])
  })

  it('never lead from shared server code to the host of modules, apart from its wiring and types', () => {
    const broken = edges.filter(
      ({ file, target }) =>
        target.startsWith('src/server/host/') &&
        !/^src\/server\/(host|modules|demo|main\.ts|housekeeping\.ts)/.test(file),
    )
    expect(broken).toEqual([])
  })

  it('lead one way between the folders of the server', () => {
    const broken = edges.filter(({ file, target }) => {
      const [from, to] = [serverFolderOf(file), serverFolderOf(target)]
      return from !== undefined && to !== undefined && (never[from]?.includes(to) ?? false)
    })
    expect(broken).toEqual([])
  })

  it('reach MUI only where forms are, and never on the way to what the server draws', () => {
    const withForms =
      /^src\/(widgets\/|app\/theme\/|engine\/(form|wizard|registry\/challenge)\/|engine\/action\/ActionDialog|engine\/page\/FormBlock)/
    const own = files.filter((file) => importsMui(file))
    expect(own.length).toBeGreaterThan(50)
    expect(own.filter((file) => !withForms.test(file))).toEqual([])
    const drawn = withStaticImports('src/app/draw.ts')
    expect(drawn.size).toBeGreaterThan(100)
    expect([...drawn].filter(importsMui)).toEqual([])
  })

  it('have no cycles', () => {
    expect(findCycles(new Map(files.map((file) => [file, importsOf(file)])))).toEqual([])
  })

  it('keep module names out of the engine', () => {
    const modules = readdirSync(join(root, 'definitions/modules'))
    const words = [...modules, 'campaign', 'sms-', '/sms']
    const found = sourceFiles('src/engine').flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8').toLowerCase()
      // "exporting" is not the module "porting".
      const own = text.replaceAll(/(?:ex|im|re|sup)porting/g, '')
      return words.filter((word) => own.includes(word)).map((word) => `${file} says "${word}"`)
    })
    expect(found).toEqual([])
  })

  it('keep module names out of the compiler', () => {
    const modules = readdirSync(join(root, 'definitions/modules'))
    const found = sourceFiles('codegen').flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return modules.filter((name) => text.includes(`'${name}'`)).map((name) => `${file} names "${name}"`)
    })
    expect(found).toEqual([])
  })
})

it('no two source files have the same name', () => {
  const entries = new Set(['index', 'main', 'registry'])
  const named = files.filter((file) => !/\/(?:generated|migrations)\//.test(file))
  const byName = Map.groupBy(named, (file) => posix.basename(file).replace(/\.tsx?$/, ''))
  const twice = [...byName].filter(([name, found]) => found.length > 1 && !entries.has(name))
  expect(twice.map(([, found]) => found)).toEqual([])
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

function importsMui(file: string): boolean {
  return /from '@mui\//.test(readFileSync(join(root, file), 'utf8'))
}

/** A file and all it needs before it runs; what is imported on demand is left out. */
function withStaticImports(start: string): Set<string> {
  const found = new Set([start])
  for (const file of found) {
    const text = readFileSync(join(root, file), 'utf8')
    const onDemand = new Set(
      [...text.matchAll(/import\(\s*['"](\.[^'"]+)['"]\s*\)/g)].map(([, path]) => path),
    )
    for (const target of importsOf(file))
      if (![...onDemand].some((path) => posix.join(dirname(file), path ?? '') === target)) found.add(target)
  }
  return found
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

function serverFolderOf(file: string): string | undefined {
  return /^src\/server\/([^/]+)\//.exec(file)?.[1]
}

function moduleOf(file: string): string | undefined {
  return /^src\/server\/modules\/([^/]+)\//.exec(file)?.[1]
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
