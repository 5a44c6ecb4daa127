import type { Diagnostic, PathSegment } from '../Diagnostic.ts'
import { formatPath } from '../Diagnostic.ts'
import { conditionsOf } from '../check/checkConditions.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import type { ConditionScope } from '../conditions/checkCondition.ts'
import { parseCondition } from '../conditions/parseCondition.ts'
import { ROOTS } from '../conditions/roots.ts'
import { followPath } from '../fieldPaths.ts'
import type { Model } from '../Model.ts'
import type { ShapeSource } from '../read/source.ts'
import { locate } from '../read/SourceFile.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { applicableSchemas, keysOf, schemasBelow } from '../schema/applicableSchemas.ts'
import { describeType } from '../schema/describeType.ts'
import { schemaOfKind } from '../schema/languageSchemas.ts'
import type { PlacedSchema } from '../schema/languageSchemas.ts'
import type { NamedPlace, NameIndex } from './createNameIndex.ts'
import { describeCondition } from './describeCondition.ts'
import { valueAt } from '../valueAt.ts'

export interface PlaceReference {
  /** `definitions/access.json:12:5` */
  at: string
  path: string
  about?: string
}

export interface Explanation {
  /** `definitions/modules/parcels/parcels.list.json:9:63` */
  at: string
  path: string
  /** What the language says of this place, nearest first. */
  meaning: string[]
  type?: string
  required?: boolean
  default?: unknown
  examples?: unknown[]
  /** The value as JSON, shortened. */
  value?: string
  /** What the `@key` stands for. */
  text?: string
  /** What the names here stand for. */
  names: { kind: string; name: string; defined: PlaceReference[] }[]
  /** Who else names what is named or defined here. */
  usedBy: PlaceReference[]
  /** What need not be written here, because it follows. */
  follows: { path: string; value: string; because: string; from?: string; isWritten: boolean }[]
  condition?: {
    words: string
    reads: { path: string; type: string }[]
    dependsOn: string[]
    /** What a condition may speak about here. */
    roots: string[]
  }
  /** Keys that could stand in the object here, or around here. */
  possibleKeys: { in: string; keys: { name: string; type: string; required: boolean; meaning: string }[] }
  /** Names that could stand here. */
  possibleNames?: { kind: string; names: { name: string; about?: string }[] }
  diagnostics: Diagnostic[]
}

/** Says what stands at a place of a file, what may stand there, and what is wrong with it. */
export function explainPlace(
  file: SourceFile,
  path: readonly PathSegment[],
  context: { model: Model | undefined; index: NameIndex; diagnostics: readonly Diagnostic[] },
): Explanation {
  const { model, index, diagnostics } = context
  const chain = schemasAlong(file, path)
  const schemas = chain.at(-1) ?? []
  const value = valueAt(file.value, path)
  const named = index.uses.filter((use) => isAt(use, file, path))
  const defined = index.definitions.filter((each) => isAt(each, file, path) || definesBelow(each, file, path))
  const what = [...named, ...defined]
  const own = unique(what.map((each) => ({ kind: each.kind, name: each.name, place: each })))
  const text = named.find(({ kind }) => kind === 'text')
  const condition = explainCondition(file, path, value, schemas, model)
  const [first] = named
  return {
    at: placeOf(file, path),
    path: formatPath(path),
    meaning: meaningHere(chain, path),
    ...(schemas.length === 0 ? {} : { type: describeType(schemas) }),
    ...requirement(chain, path),
    ...annotation(schemas, 'default'),
    ...annotation(schemas, 'examples'),
    ...(value === undefined ? {} : { value: shorten(JSON.stringify(value)) }),
    ...(text === undefined ? {} : { text: index.definitionsOf(text)[0]?.about ?? 'there is no such text' }),
    names: own.map(({ kind, name, place }) => ({
      kind,
      name,
      defined: index.definitionsOf(place).map((each) => reference(each)),
    })),
    usedBy: usersOf(what, index, file, path),
    follows: followingAt(file, path),
    ...(condition === undefined ? {} : { condition }),
    possibleKeys: possibleKeys(file, path, chain),
    ...(first === undefined || condition !== undefined ? {} : { possibleNames: possibleNames(first, index) }),
    diagnostics: diagnostics.filter(
      (each) => each.file === file.file && concerns(each.path, formatPath(path)),
    ),
  }
}

/** What follows here, or directly below. */
function followingAt(file: SourceFile, path: readonly PathSegment[]): Explanation['follows'] {
  const facts = (file.following ?? []).filter(
    (fact) =>
      fact.path.length <= path.length + 1 &&
      path.every((segment, index) => fact.path[index] === segment) &&
      fact.path.length >= path.length,
  )
  return facts.map(({ path: at, value, because, from, isWritten }) => ({
    path: formatPath(at),
    value: shorten(JSON.stringify(value)),
    because,
    ...(from === undefined ? {} : { from: placeOf(from.file, from.path) }),
    isWritten,
  }))
}

function isAt(place: NamedPlace, file: SourceFile, path: readonly PathSegment[]): boolean {
  return place.file === file && formatPath(place.path) === formatPath(path)
}

/** `transitions[1]` defines what `transitions[1].id` names, and a file what its `id` names. */
function definesBelow(place: NamedPlace, file: SourceFile, path: readonly PathSegment[]): boolean {
  const own = place.path.at(-1)
  return (
    place.file === file &&
    !place.key &&
    (own === 'id' || own === 'name') &&
    formatPath(place.path.slice(0, -1)) === formatPath(path)
  )
}

function unique<Item extends { kind: string; name: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [`${item.kind} ${item.name}`, item])).values()]
}

function usersOf(
  what: readonly NamedPlace[],
  index: NameIndex,
  file: SourceFile,
  path: readonly PathSegment[],
): PlaceReference[] {
  const definitions = what.flatMap((each) =>
    index.definitions.includes(each) ? [each] : index.definitionsOf(each),
  )
  const uses = [...new Set(definitions)]
    .flatMap((each) => index.usesOf(each))
    .filter((use) => !isAt(use, file, path))
  return [...new Map(uses.map((use) => [placeOf(use.file, use.path, use.key), reference(use)])).values()]
}

function reference(place: NamedPlace): PlaceReference {
  const about = place.about === undefined ? {} : { about: place.about }
  return { at: placeOf(place.file, place.path, place.key), path: formatPath(place.path), ...about }
}

function placeOf(
  file: Pick<SourceFile, 'file' | 'tree' | 'text'>,
  path: readonly PathSegment[],
  key = false,
): string {
  const { line, column } = locate(file, path, { key })
  return `${file.file}:${line}:${column}`
}

/** The schemas of the file, of the first value on the path, and so on down to the place. */
function schemasAlong(file: SourceFile, path: readonly PathSegment[]): PlacedSchema[][] {
  const chain = [applicableSchemas(schemaOfKind(file.kind), file.value)]
  for (const [depth, segment] of path.entries()) {
    const value = valueAt(file.value, path.slice(0, depth + 1))
    chain.push(schemasBelow(chain.at(-1) ?? [], segment).flatMap((each) => applicableSchemas(each, value)))
  }
  return chain
}

/** The meaning here, and the general one of what stands here. */
function meaningsOf(schemas: readonly PlacedSchema[]): string[] {
  const [nearest] = schemas.flatMap(({ schema }) => schema.description ?? [])
  const [general] = schemas.flatMap(({ schema, home }) => (schema === home ? [] : (schema.title ?? [])))
  return [nearest, general].flatMap((each) => each ?? [])
}

/** An item says what its list is for, where it has no meaning of its own. */
function meaningHere(chain: readonly PlacedSchema[][], path: readonly PathSegment[]): string[] {
  const own = meaningsOf(chain.at(-1) ?? [])
  const list = path.at(-2)
  if (own.length > 0 || typeof path.at(-1) !== 'number') return own
  return meaningsOf(chain.at(-2) ?? [])
    .slice(0, 1)
    .map((meaning) => `one of ${list}: ${meaning}`)
}

function requirement(chain: readonly PlacedSchema[][], path: readonly PathSegment[]): { required?: boolean } {
  const name = path.at(-1)
  const parents = chain.at(-2) ?? []
  if (typeof name !== 'string' || !keysOf(parents).includes(name)) return {}
  return { required: isRequired(parents, name) }
}

function isRequired(schemas: readonly PlacedSchema[], name: string): boolean {
  return schemas.some(({ schema }) => schema.required?.includes(name) === true)
}

function annotation<Key extends 'default' | 'examples'>(schemas: readonly PlacedSchema[], key: Key) {
  const found = schemas.find(({ schema }) => schema[key] !== undefined)?.schema[key]
  return found === undefined ? {} : { [key]: found }
}

function possibleKeys(
  file: SourceFile,
  path: readonly PathSegment[],
  chain: readonly PlacedSchema[][],
): Explanation['possibleKeys'] {
  const holds = (depth: number) => {
    const value = valueAt(file.value, path.slice(0, depth))
    return (
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      keysOf(chain[depth] ?? []).length > 0
    )
  }
  const depth = [...chain.keys()].reverse().find(holds) ?? 0
  const schemas = chain[depth] ?? []
  const present = {
    ...(depth === 0 && Object(file.written)),
    ...Object(valueAt(file.value, path.slice(0, depth))),
  } as Record<string, unknown> // an object, by holds
  const place = placeOfKeys(file, path.slice(0, depth), present)
  const keys = keysOf(schemas).filter(
    (name) => !Object.hasOwn(present, name) && allows(schemas, name) && belongs(schemas, name, place),
  )
  return {
    in: formatPath(path.slice(0, depth)),
    keys: keys.map((name) => {
      const own = schemasBelow(schemas, name).flatMap((each) => applicableSchemas(each, undefined))
      return {
        name,
        type: describeType(own),
        required: isRequired(schemas, name),
        meaning: meaningsOf(own)[0] ?? '',
      }
    }),
  }
}

/** A branch that is closed to a key rules it out, as a route with a screen does for `redirect`. */
function allows(schemas: readonly PlacedSchema[], name: string): boolean {
  return schemas.every(
    ({ schema }) => schema.additionalProperties !== false || Object.hasOwn(schema.properties ?? {}, name),
  )
}

interface PlaceOfKeys {
  /** Of the property that the keys are about; anything else while it is missing. */
  type: unknown
  isNested: boolean
}

/** Error texts are about the property around them. */
function placeOfKeys(file: SourceFile, path: readonly PathSegment[], present: object): PlaceOfKeys {
  const around = path.at(-1) === 'errors' ? Object(valueAt(file.value, path.slice(0, -1))) : present
  return { type: (around as { type?: unknown }).type, isNested: path.length > 2 } // an object
}

/** Whether a key of a property belongs to its type, as minLength does to texts, and to where the property is. */
function belongs(schemas: readonly PlacedSchema[], name: string, { type, isNested }: PlaceOfKeys): boolean {
  return schemas.every(({ schema }) => {
    const { appliesTo, topLevel } = schema.properties?.[name] ?? {}
    if (topLevel === true && isNested) return false
    return appliesTo === undefined || typeof type !== 'string' || appliesTo.includes(type)
  })
}

function possibleNames(use: NamedPlace, index: NameIndex): NonNullable<Explanation['possibleNames']> {
  const names = index
    .alternativesTo(use)
    .map(({ name, about }) => ({ name, ...(about === undefined ? {} : { about }) }))
  return { kind: use.kind, names: [...new Map(names.map((each) => [each.name, each])).values()] }
}

function explainCondition(
  file: SourceFile,
  path: readonly PathSegment[],
  value: unknown,
  schemas: readonly PlacedSchema[],
  model: Model | undefined,
): Explanation['condition'] {
  if (
    typeof value !== 'string' ||
    !schemas.some(({ schema }) => schema.title?.startsWith('A condition') === true)
  )
    return undefined
  const scope = scopeAt(file, path, model)
  const roots = scope === undefined ? [...ROOTS] : [...Object.keys(scope.shapes), 'now']
  const parsed = parseCondition(value)
  if (!('tree' in parsed)) return { words: parsed.problem, reads: [], dependsOn: [], roots }
  const { dependsOn } = compileCondition(value)
  return {
    words: describeCondition(parsed.tree),
    reads: dependsOn.map((each) => ({ path: each, type: typeOfPath(each, scope) })),
    dependsOn,
    roots,
  }
}

function scopeAt(
  file: SourceFile,
  path: readonly PathSegment[],
  model: Model | undefined,
): ConditionScope | undefined {
  const module = model?.modules.find(({ id }) => id === file.module)
  if (model === undefined || module === undefined) return undefined
  const found = [...conditionsOf(model, module)].find(
    (place) => place.file.file === file.file && formatPath(place.at) === formatPath(path),
  )
  return found?.scope
}

function typeOfPath(path: string, scope: ConditionScope | undefined): string {
  const [root = '', ...names] = path.split('.')
  if (root === 'now') return 'the moment it is asked'
  const shape = (scope?.shapes as Record<string, ShapeSource | undefined> | undefined)?.[root] // looked up by name
  if (shape === undefined)
    return scope === undefined ? 'unknown while the definitions are broken' : 'not known here'
  const followed = followPath(shape, names)
  if ('missing' in followed) return `there is no "${followed.missing}"`
  const { type, enum: values, format, items } = followed.found
  const kind =
    values?.map((each) => JSON.stringify(each)).join(' or ') ??
    (items ? `list of ${items.type}` : (format ?? type))
  const sure = followed.required || (root === 'row' && followed.found.readOnly === true)
  return sure ? kind : `${kind}, may be missing`
}

function concerns(at: string, path: string): boolean {
  return path === '' || at === path || at.startsWith(`${path}.`) || at.startsWith(`${path}[`)
}

function shorten(text: string): string {
  return text.length > 120 ? `${text.slice(0, 117)}...` : text
}
