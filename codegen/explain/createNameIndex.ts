import type { PathSegment } from '../Diagnostic.ts'
import { findValues } from '../check/findValues.ts'
import { parseCondition } from '../conditions/parseCondition.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import { slotsOf } from '../fieldPaths.ts'
import { answers } from '../createRouteIndex.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { tabOf } from '../tabOf.ts'
import { DEFINED, USED } from './nameTables.ts'
import type { NameKind } from './nameTables.ts'
import { placesOf } from './placesOf.ts'
import { valueAt } from '../valueAt.ts'

/** A place where something gets its name, or where it is named. */
export interface NamedPlace {
  kind: NameKind
  name: string
  /** Within which the name means one thing: a module, an entity, a file; empty for the whole portal. */
  scope: string
  file: SourceFile
  path: PathSegment[]
  /** The name is the key. */
  key: boolean
  /** What is known about it, for people. */
  about?: string
}

export interface NameIndex {
  definitions: readonly NamedPlace[]
  uses: readonly NamedPlace[]
  /** Where a used name is defined. */
  definitionsOf(use: NamedPlace): NamedPlace[]
  /** Where a defined name is used; a field also where something inside it is. */
  usesOf(definition: NamedPlace): NamedPlace[]
  /** What could stand instead of a used name. */
  alternativesTo(use: Pick<NamedPlace, 'kind' | 'scope'>): NamedPlace[]
}

/** Finds every name in the files, as far as they have the shape of the language; nothing needs to be sound. */
export function createNameIndex(files: readonly SourceFile[]): NameIndex {
  const entities = new Map(
    files.filter(({ kind }) => kind === 'resource').map((file) => [keyOf(file, 'id'), keyOf(file, 'entity')]),
  )
  const parents = new Map(
    files.flatMap((file) => {
      const parent = file.kind === 'resource' ? entities.get(parentResource(file)) : undefined
      return parent === undefined ? [] : [[keyOf(file, 'entity'), parent] as const]
    }),
  )
  const definitions = files.flatMap((file) => definitionsIn(file, entities))
  const uses = files.flatMap((file) => usesIn(file, entities)).map((use) => ofParent(use, parents))
  const means = (definition: NamedPlace, use: NamedPlace) =>
    definition.kind === use.kind &&
    inScope(definition, use) &&
    (use.kind === 'route' ? answers(definition.name, use.name) : definition.name === use.name)
  return {
    definitions,
    uses,
    definitionsOf: (use) => {
      const found = definitions.filter((definition) => means(definition, use))
      const own = found.filter(({ scope }) => scope === use.scope)
      return own.length > 0 ? own : found
    },
    usesOf: (definition) =>
      uses.filter((use) => means(definition, use) || (use.kind === 'field' && within(definition, use))),
    alternativesTo: (use) => definitions.filter((each) => each.kind === use.kind && inScope(each, use)),
  }
}

/** What a check of the rules reads of the record above is a property of that record. */
function ofParent(use: NamedPlace, parents: ReadonlyMap<string, string>): NamedPlace {
  const parent = use.file.kind === 'rules' && use.kind === 'field' ? parents.get(use.scope) : undefined
  return parent !== undefined && use.name.startsWith('parent.')
    ? { ...use, name: use.name.slice('parent.'.length), scope: parent }
    : use
}

/** A module's own text hides the portal's of the same name. */
function inScope(definition: NamedPlace, use: Pick<NamedPlace, 'kind' | 'scope'>): boolean {
  return definition.scope === use.scope || (use.kind === 'text' && definition.scope === '')
}

function within(definition: NamedPlace, use: NamedPlace): boolean {
  return (
    definition.kind === 'field' &&
    definition.scope === use.scope &&
    use.name.startsWith(`${definition.name}.`)
  )
}

function definitionsIn(file: SourceFile, entities: ReadonlyMap<string, string>): NamedPlace[] {
  const found = Object.entries(DEFINED[file.kind] ?? {}).flatMap(([pattern, kind]) =>
    placesOf(file.value, pattern).flatMap((place) => {
      const name = place.key ? place.path.at(-1) : place.value
      if (typeof name !== 'string') return []
      const about = aboutOf(file, place.path, place.key ? place.value : undefined)
      return [
        {
          kind,
          name,
          scope: scopeOf(kind, file, entities),
          file,
          path: place.path,
          key: place.key,
          ...about,
        },
      ]
    }),
  )
  return file.kind === 'entity'
    ? [...found, ...fieldsIn(file, (file.value as { properties?: unknown }).properties, ['properties'], '')]
    : found // looked at by name
}

function fieldsIn(file: SourceFile, properties: unknown, at: PathSegment[], above: string): NamedPlace[] {
  if (typeof properties !== 'object' || properties === null || Array.isArray(properties)) return []
  return Object.entries(properties as Record<string, unknown>).flatMap(([name, property]) => {
    const path = [...at, name]
    const whole = above === '' ? name : `${above}.${name}`
    const shape = Object(property) as {
      type?: unknown
      properties?: unknown
      items?: { properties?: unknown }
    } // any value
    const about = typeof shape.type === 'string' ? { about: shape.type } : {}
    return [
      {
        kind: 'field',
        name: whole,
        scope: keyOf(file, 'id'),
        file,
        path,
        key: true,
        ...about,
      } satisfies NamedPlace,
      ...fieldsIn(file, shape.properties, [...path, 'properties'], whole),
      ...fieldsIn(file, shape.items?.properties, [...path, 'items', 'properties'], whole),
    ]
  })
}

function usesIn(file: SourceFile, entities: ReadonlyMap<string, string>): NamedPlace[] {
  const scope = (kind: NameKind) => scopeOf(kind, file, entities)
  const field = (name: string, path: PathSegment[], key = false): NamedPlace => ({
    kind: 'field',
    name: name.replace(/^-/, '').replaceAll('[]', ''),
    // What a resource asks of its parent are properties of the parent.
    scope:
      path[0] === 'parent'
        ? (entities.get(parentResource(file)) ?? '')
        : (entityOfForm(file, path) ?? scope('field')),
    file,
    path,
    key,
  })
  const ofRecord = (paths: readonly string[], path: PathSegment[]) =>
    paths.flatMap((each) => (/^(form|row)\./.test(each) ? [field(each.replace(/^\w+\./, ''), path)] : []))
  const named = Object.entries(USED[file.kind] ?? {}).flatMap(([pattern, kind]) =>
    placesOf(file.value, pattern).flatMap(({ path, value, key }): NamedPlace[] => {
      const name = key ? path.at(-1) : value
      if (typeof name !== 'string') return []
      if (kind === 'condition') return ofRecord(dependenciesOf(name), path)
      if (kind === 'link' || kind === 'template') {
        const slots = ofRecord(
          slotsOf(name).map((slot) => slot.name),
          path,
        )
        if (kind === 'template' || !name.startsWith('/')) return slots
        return [{ kind: 'route', name: name.split(/[?#]/)[0] ?? '', scope: '', file, path, key }, ...slots]
      }
      if (kind === 'field')
        return /^(account|config|user|parent)\./.test(name) ? [] : [field(name, path, key)]
      if (kind === 'tab') {
        const { module, id } = tabOf(file.module ?? '', name)
        return [{ kind, name: id, scope: module, file, path, key }]
      }
      return [{ kind, name, scope: scope(kind), file, path, key }]
    }),
  )
  const texts = findValues(file.value, LITERALS).flatMap(({ path, value }): NamedPlace[] =>
    typeof value === 'string' && /^@./.test(value) && file.kind !== 'texts'
      ? [{ kind: 'text', name: value.slice(1), scope: scope('text'), file, path, key: false }]
      : [],
  )
  return [...named, ...texts, ...usesOfProperties(file)]
}

function usesOfProperties(file: SourceFile): NamedPlace[] {
  if (file.kind !== 'entity') return []
  const { properties } = Object(file.value) as { properties?: unknown } // looked at by name
  return fieldsIn(file, properties, ['properties'], '').flatMap(({ path }) =>
    [path, [...path, 'items']].flatMap((at) =>
      (['catalogue', 'cell'] as const).flatMap((kind): NamedPlace[] => {
        const found = valueAt(file.value, [...at, kind])
        return typeof found === 'string'
          ? [{ kind, name: found, scope: '', file, path: [...at, kind], key: false }]
          : []
      }),
    ),
  )
}

const LITERALS = new Set(['default', 'set', 'options', 'enum', 'query', 'params'])

function dependenciesOf(condition: string): string[] {
  return 'tree' in parseCondition(condition) ? compileCondition(condition).dependsOn : []
}

function scopeOf(kind: NameKind, file: SourceFile, entities: ReadonlyMap<string, string>): string {
  switch (kind) {
    case 'tab':
    case 'list':
    case 'wizard':
    case 'page':
    case 'text':
      return file.module ?? ''
    case 'step':
      return file.file
    case 'query':
      return file.kind === 'resource' ? keyOf(file, 'id') : keyOf(file, 'resource')
    case 'field':
    case 'state':
    case 'transition':
      if (file.kind === 'entity') return keyOf(file, 'id')
      return keyOf(file, 'entity') || (entities.get(keyOf(file, 'resource') || recordResource(file)) ?? '')
    default:
      return ''
  }
}

function keyOf(file: SourceFile, key: 'id' | 'entity' | 'resource'): string {
  const { [key]: value } = Object(file.value) as Record<string, unknown> // nothing is checked yet
  return typeof value === 'string' ? value : ''
}

/** The resource that a resource is below. */
function parentResource(file: SourceFile): string {
  const resource = valueAt(file.value, ['parent', 'resource'])
  return typeof resource === 'string' ? resource : ''
}

/** The entity that the form around a place names. */
function entityOfForm(file: SourceFile, path: readonly PathSegment[]): string | undefined {
  const form = path.lastIndexOf('form')
  const entity = form < 0 ? undefined : valueAt(file.value, [...path.slice(0, form + 1), 'entity'])
  return typeof entity === 'string' ? entity : undefined
}

/** The resource whose record a page shows. */
function recordResource(file: SourceFile): string {
  const resource = valueAt(file.value, ['record', 'resource'])
  return typeof resource === 'string' ? resource : ''
}

function aboutOf(file: SourceFile, path: readonly PathSegment[], below: unknown): { about?: string } {
  const parent: unknown = below ?? valueAt(file.value, path.slice(0, -1))
  if (typeof below === 'string') return { about: below }
  const { about, title, other } = Object(parent) as Record<string, unknown> // any value
  const text = [about, other, title].find((each) => typeof each === 'string' && each !== '')
  return typeof text === 'string' ? { about: text } : {}
}
