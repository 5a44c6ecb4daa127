import { initialValue, isPresent } from '../../language/index.ts'
import type { Scope } from '../../language/index.ts'
import type {
  CompiledModule,
  EntityDefinition,
  EntityValidator,
  FormDefinition,
  ResourceDefinition,
} from '../../language/portal.ts'
import { getPath, setPath } from '../../shared/paths.ts'
import type { WidgetRegistry } from '../registry/contract.ts'
import type { Draft } from '../wizard/index.ts'

export interface RecordParts {
  resource: ResourceDefinition
  entity: EntityDefinition
  validator: EntityValidator
}

/** What a form is about. Throws for names the compiler would have refused. */
export function recordParts(
  { definition, validators }: CompiledModule,
  { resource: name }: FormDefinition,
): RecordParts {
  const resource = definition.resources[name]
  const entity = resource && definition.entities[resource.entity]
  const validator = entity && validators[`${entity.id}.form`]
  if (!validator) throw new Error(`Module ${definition.id} has no resource ${name}`)
  return { resource, entity, validator }
}

/** What the form opens with: the defaults, or what is stored of the entity's properties. */
export function startValue(
  entity: EntityDefinition,
  fields: string[],
  record: Record<string, unknown> | undefined,
  scope: Scope,
): Record<string, unknown> {
  if (!record) return initialValue(entity, scope, fields)
  const stored = Object.keys(entity.properties).map((name) => [name, record[name]] as const)
  return Object.fromEntries(stored.filter(([, value]) => value !== undefined && value !== null))
}

/** The fields of a form as a record holds them: path → value. */
export function fieldValues(fields: string[], record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(fields.map((path) => [path, getPath(record, path)]))
}

/** What a draft may hold of a new record: the properties of its fields, without secrets. */
export function openFields(
  { properties }: EntityDefinition,
  fields: string[],
  value: Record<string, unknown>,
): Record<string, unknown> {
  const names = new Set(fields.map((path) => path.split(/[.[]/)[0] ?? path))
  return Object.fromEntries(
    Object.entries(value).filter(([name, each]) => {
      const property = names.has(name) ? properties[name] : undefined
      return property?.readOnly === false && property.sensitive === false && each !== undefined
    }),
  )
}

/** What is stored, with what a draft says of the form's own fields. */
export function withDraft(
  fields: string[],
  stored: Record<string, unknown>,
  draft: Pick<Draft, 'value'> | undefined,
): Record<string, unknown> {
  if (!draft) return stored
  return fields.reduce((value, path) => setPath(value, path, getPath(draft.value, path)), stored)
}

/** A field that two people changed. */
export interface Clash {
  path: string
  mine: unknown
  theirs: unknown
}

/**
 * What is stored now, with what was changed in the form since it began: nobody's change is undone for want of another.
 * Where both changed the same to something else, `mine` stands and the clash is told.
 * @param base the fields as the edit began with them
 * @param mine the form's record
 * @param theirs the record as it is stored now
 */
export function mergeChanges(
  fields: string[],
  isDifferent: (path: string, left: unknown, right: unknown) => boolean,
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Record<string, unknown>>,
): { value: Record<string, unknown>; clashes: Clash[] } {
  const changes = fields
    .map((path) => ({ path, mine: getPath(mine, path), theirs: getPath(theirs, path) }))
    .filter(({ path, mine: typed }) => isDifferent(path, base[path], typed))
  return {
    value: changes.reduce((value, change) => setPath(value, change.path, change.mine), theirs),
    clashes: changes.filter(
      (change) =>
        isDifferent(change.path, base[change.path], change.theirs) &&
        isDifferent(change.path, change.mine, change.theirs),
    ),
  }
}

/** Whether a field of the form differs from what is stored, by the check that compares it or by its JSON. */
export function isChanged(
  entity: EntityDefinition,
  checks: WidgetRegistry['checks'],
  path: string,
  stored: unknown,
  typed: unknown,
): boolean {
  const name = entity.rules.fields[path]?.equal
  const compare = name === undefined ? undefined : checks[name]
  if (compare) return !compare({ left: stored, right: typed })
  if (!isPresent(stored) && !isPresent(typed)) return false
  return JSON.stringify(stored) !== JSON.stringify(typed)
}
