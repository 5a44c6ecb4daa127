import {
  evaluateCondition,
  findProperties,
  initialValue,
  isWritable,
  type WriteOperation,
} from '../../src/language/index.ts'
import type {
  Condition,
  ConditionNode,
  EntityDefinition,
  JsonValue,
  PropertyDefinition,
} from '../../src/language/portal.ts'
import { conditionSchema, type ConditionSchema, type SchemaRoot } from './conditionSchema.ts'
import { entitySchema } from './entitySchema.ts'

type Schema = { [key: string]: JsonValue }

/** A rule the server applies to a request body that JSON Schema cannot say. */
export interface UnsaidRule {
  field: string
  rule: 'requiredWhen' | 'check' | 'limit'
  /** As written in the definition; a check without a condition has none. */
  when?: string
  check?: string
  /** A check that is a condition: it must hold. */
  unless?: string
  /** Limits of rules: numbers, or the {slots} of numbers. */
  limits?: { [name: string]: JsonValue }
}

export interface WriteSchema {
  /** Of the record in a request body, with the conditional rules as `if` and `then`. */
  schema: Schema
  unsaid: UnsaidRule[]
}

/**
 * What a client may send to create or update a record, as JSON Schema (2020-12).
 * A field that is required under a condition is so here; a hidden one is never, since the server drops it, nor one
 * that has a default. An update is a merge patch, and what it leaves out is the server's matter.
 */
export function writeSchema(entity: EntityDefinition, operation: WriteOperation): WriteSchema {
  if (operation === 'update') return updateSchema(entity)
  const schema = entitySchema(
    { ...entity, properties: withoutHidable(entity, entity.properties, '') },
    operation,
  )
  const root: SchemaRoot = { root: 'form', covers: (path, op) => isSent(entity, operation, path, op) }
  const unsaid: UnsaidRule[] = []
  const always: Demand[] = []
  const sometimes = new Map<string, { when: ConditionSchema; demands: Demand[] }>()
  for (const field of fieldsOf(entity, operation)) {
    const { requiredWhen, visibleWhen } = entity.rules.fields[field.path] ?? {}
    if (!field.isListed && !requiredWhen) continue
    if (field.isListed && !visibleWhen) {
      always.push(field)
      continue
    }
    const asked = [...(requiredWhen && !field.isListed ? [requiredWhen] : []), ...field.visibleWhen]
    const when = asked.some((condition) => isDecidedByDefault(entity, condition))
      ? undefined
      : conditionOf(asked, root)
    if (when === undefined) unsaid.push({ field: field.path, rule: 'requiredWhen', when: sourceOf(asked) })
    else if (when !== false) {
      const key = JSON.stringify(when)
      const known = sometimes.get(key) ?? { when, demands: [] }
      known.demands.push({ ...field, isListed: false, ruled: !field.isListed })
      sometimes.set(key, known)
    }
  }
  unsaid.push(...checksOf(entity, operation))
  const { required: _, ...plain } = schema
  const required = always
    .filter(({ parents, hasDefault }) => parents.length === 0 && !hasDefault)
    .map(({ name }) => name)
  const present = demand(always)
  const conditional = [...sometimes.values()].map(({ when, demands }) =>
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    when === true ? demand(demands) : { if: when, then: demand(demands) },
  )
  const further: Schema[] = [...(Object.keys(present).length > 0 ? [present] : []), ...conditional]
  return {
    schema: {
      ...plain,
      ...(required.length === 0 ? {} : { required }),
      ...(further.length === 0 ? {} : { allOf: further }),
    },
    unsaid,
  }
}

/** Which fields an update needs follows from what is stored. */
function updateSchema(entity: EntityDefinition): WriteSchema {
  const unsaid: UnsaidRule[] = [...fieldsOf(entity, 'update')].flatMap(({ path }) => {
    const { requiredWhen } = entity.rules.fields[path] ?? {}
    return requiredWhen ? [{ field: path, rule: 'requiredWhen', when: requiredWhen.source }] : []
  })
  return { schema: entitySchema(entity, 'update'), unsaid: [...unsaid, ...checksOf(entity, 'update')] }
}

function checksOf(entity: EntityDefinition, operation: WriteOperation): UnsaidRule[] {
  const checks = entity.rules.checks
    .filter(({ on }) => on.includes(operation))
    .map((each): UnsaidRule => {
      const { at, when } = each
      return {
        field: each.each === undefined ? at : `${each.each}[].${at}`,
        rule: 'check',
        ...(when ? { when: when.source } : {}),
        ...('unless' in each ? { unless: each.unless.source } : { check: each.check }),
      }
    })
  const limits = Object.entries(entity.rules.fields).flatMap(([field, rules]) =>
    (rules.limits ?? []).map(({ when, bounds }): UnsaidRule => {
      const rule = { field, rule: 'limit', limits: bounds } as const
      return when ? { ...rule, when: when.source } : rule
    }),
  )
  return [...checks, ...limits]
}

const nowhere = { account: {}, config: {}, user: {} }

/** Whether a part of the condition holds for a default, though not for a body that leaves the field out. */
function isDecidedByDefault(entity: EntityDefinition, { tree }: Condition): boolean {
  const defaults = initialValue(entity, nowhere)
  const differs = (node: ConditionNode): boolean => {
    if (node.op === 'and' || node.op === 'or') return node.args.some(differs)
    const holds = (form: object) => evaluateCondition({ tree: node }, { ...nowhere, form })
    return holds(defaults) !== holds({})
  }
  return differs(tree)
}

interface Demand {
  /** Above the field: names of objects, and `[]` for the items of a list. */
  parents: string[]
  name: string
  property: PropertyDefinition
  /** The schema around it requires it anyway. */
  isListed: boolean
  /** A literal one, which the server puts there. */
  hasDefault: boolean
  /** Its own rule requires it, also of an object that isn't there. */
  ruled?: boolean
}

interface Field extends Demand {
  /** As rules name it: `mappings.column`. */
  path: string
  /** Of the field and of the objects around it. */
  visibleWhen: Condition[]
}

function* fieldsOf(entity: EntityDefinition, operation: WriteOperation): Generator<Field> {
  yield* inObject(entity.properties, entity.required, [], '', [])

  function* inObject(
    properties: Record<string, PropertyDefinition>,
    listed: string[],
    parents: string[],
    prefix: string,
    hiders: Condition[],
  ): Generator<Field> {
    for (const [name, property] of Object.entries(properties)) {
      if (!isWritable(property, operation)) continue
      const path = prefix + name
      const own = entity.rules.fields[path]?.visibleWhen
      const visibleWhen = own ? [...hiders, own] : hiders
      const stated = entity.rules.fields[path]?.default ?? property.default
      const hasDefault = stated !== undefined && !(typeof stated === 'string' && stated.includes('{'))
      yield { path, name, property, isListed: listed.includes(name), hasDefault, parents, visibleWhen }
      const inner = property.items ?? property
      if (!inner.properties) continue
      const inside = [...parents, name, ...(property.items ? ['[]'] : [])]
      yield* inObject(inner.properties, inner.required ?? [], inside, `${path}.`, visibleWhen)
    }
  }
}

/** Whether the body alone decides: the server keeps what is not written, and looks up what is chosen from a list. */
function isSent(
  entity: EntityDefinition,
  operation: WriteOperation,
  path: string[],
  op: 'path' | 'has',
): boolean {
  const chain = findProperties(entity, path.join('.'))
  if (chain.length === 0 || !chain.every((property) => isWritable(property, operation))) return false
  const isReference = entity.rules.fields[path[0] ?? '']?.reference !== undefined
  return !isReference || (path.length === 1 && (op === 'has' || chain[0]?.type === 'array'))
}

function conditionOf(conditions: Condition[], root: SchemaRoot): ConditionSchema | undefined {
  const trees = new Map(conditions.map(({ source, tree }) => [source, withoutRecord(tree)]))
  return conditionSchema({ op: 'and', args: [...trees.values()] }, root, true)
}

/** A condition as it is while a record is created: of the stored record there is nothing. */
function withoutRecord(node: ConditionNode): ConditionNode {
  if ('root' in node && node.root === 'row') return { op: 'const', value: node.op === 'has' ? false : null }
  if ('arg' in node) return { ...node, arg: withoutRecord(node.arg) }
  if ('args' in node) return { ...node, args: node.args.map(withoutRecord) }
  if ('left' in node) return { ...node, left: withoutRecord(node.left), right: withoutRecord(node.right) }
  return node
}

function sourceOf(conditions: Condition[]): string {
  const sources = [...new Set(conditions.map(({ source }) => source))]
  return sources.length === 1 ? String(sources[0]) : sources.map((source) => `(${source})`).join(' && ')
}

/** A field that may be hidden is not required by the object it is in. */
function withoutHidable(
  entity: EntityDefinition,
  properties: Record<string, PropertyDefinition>,
  prefix: string,
): Record<string, PropertyDefinition> {
  const relax = (property: PropertyDefinition, path: string): PropertyDefinition => ({
    ...property,
    ...(property.items ? { items: relax(property.items, path) } : {}),
    ...(property.properties ? { properties: withoutHidable(entity, property.properties, `${path}.`) } : {}),
    ...(property.required
      ? { required: property.required.filter((name) => !entity.rules.fields[`${path}.${name}`]?.visibleWhen) }
      : {}),
  })
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, relax(property, prefix + name)]),
  )
}

/** The fields are there and not empty. */
function demand(demands: Demand[]): Schema {
  const own = demands.filter(({ parents }) => parents.length === 0)
  const names = own.filter(({ isListed, hasDefault }) => !isListed && !hasDefault).map(({ name }) => name)
  const around = demands.flatMap(({ parents: [parent, next], ruled }) =>
    ruled && parent !== undefined && parent !== '[]' && next !== '[]' ? parent : [],
  )
  const properties: Schema = {}
  for (const { name, property } of own) {
    const present = presence(property)
    if (Object.keys(present).length > 0) properties[name] = present
  }
  for (const { parents, ...nested } of demands) {
    const [parent, ...rest] = parents
    if (parent === undefined) continue
    const isList = rest[0] === '[]'
    const inner = demand([{ ...nested, parents: isList ? rest.slice(1) : rest }])
    if (Object.keys(inner).length === 0) continue
    const next = isList ? { items: inner } : inner
    const known = properties[parent] as Schema | undefined // made here
    properties[parent] = known ? { allOf: [known, next] } : next
  }
  return {
    ...(names.length + around.length > 0 ? { required: [...new Set([...names, ...around])] } : {}),
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
  }
}

/** What a value that has the right type and keeps its limits still needs to count as there. */
function presence(property: PropertyDefinition): Schema {
  const { type, enum: values, minLength = 0, minItems = 0, trim, required = [] } = property
  switch (type) {
    case 'string':
      if (values) return {}
      if (trim) return { pattern: '\\S' }
      return minLength > 0 ? {} : { minLength: 1 }
    case 'array':
      return minItems > 0 ? {} : { minItems: 1 }
    case 'object':
      return required.length > 0 ? {} : { minProperties: 1 }
    default:
      return {}
  }
}
