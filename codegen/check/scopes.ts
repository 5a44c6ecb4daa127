import type { ConditionScope } from '../conditions/checkCondition.ts'
import { followPath, RECORD_SHAPES, splitPath } from '../fieldPaths.ts'
import { entityOfResource } from '../Model.ts'
import { parentRoute } from '../parents.ts'
import type { SharedModel } from '../Model.ts'
import type { EntitySource, PageSource, PropertySource, ShapeSource } from '../read/source.ts'

/** A definition never changes, and nearly every check asks. */
const records = new WeakMap<EntitySource, PropertySource>()

/** The record as an object shape, with its id and version. */
export function recordShape(entity: EntitySource): PropertySource {
  const known = records.get(entity) ?? {
    type: 'object',
    properties: { ...RECORD_SHAPES, ...entity.properties },
    required: entity.required,
  }
  records.set(entity, known)
  return known
}

/** A form: the record without id and version, which it does not hold. */
export function formShape({ properties, required }: EntitySource): PropertySource {
  return { type: 'object', properties, required }
}

/** What rules of a field may name: the form, the stored record, and the item of the list the field is in. */
export function rulesScope(model: SharedModel, entity: EntitySource, field = ''): ConditionScope {
  const list = field.slice(0, Math.max(field.lastIndexOf('[]'), 0))
  const followed = list === '' ? undefined : followPath(formShape(entity), splitPath(list))
  const item = followed && 'found' in followed ? followed.found.items : undefined
  const { shapes, names } = scopeWith(model, { form: formShape(entity), row: recordShape(entity) }, entity.id)
  return {
    shapes: { ...shapes, ...(item && { item }) },
    names: { ...names, row: entity.id, ...(item && { item: `${list}[]` }) },
    typed: true,
  }
}

/** By entity, then by the list of a resource. */
const rows = new WeakMap<EntitySource, WeakMap<readonly string[], PropertySource>>()

/** The row of a list: only the properties that the resource puts into rows. */
export function rowShape(entity: EntitySource, listFields: readonly string[]): PropertySource {
  const known = rows.get(entity) ?? new WeakMap<readonly string[], PropertySource>()
  rows.set(entity, known)
  const shape = known.get(listFields) ?? makeRowShape(entity, listFields)
  known.set(listFields, shape)
  return shape
}

function makeRowShape(entity: EntitySource, listFields: readonly string[]): PropertySource {
  const shape = recordShape(entity)
  const shown = Object.entries(shape.properties ?? {}).filter(([name]) => listFields.includes(name))
  return { ...shape, properties: Object.fromEntries(shown) }
}

/** What may be named of the rows of a resource's list; undefined where the resource or its entity is unknown. */
export function rowScope(model: SharedModel, resource: string): ConditionScope | undefined {
  const entity = entityOfResource(model, resource)?.value
  if (entity === undefined) return undefined
  const listFields = model.resources.get(resource)?.value.listFields ?? []
  const route = parentRoute(model, resource)
  return scopeWith(model, { row: rowShape(entity, listFields), ...(route && { route }) }, entity.id)
}

/** What the address of a wizard gives, with the slot of its resource's parent. */
export function wizardRoute(model: SharedModel, resource: string): ShapeSource {
  const parent = parentRoute(model, resource)
  if (parent === undefined) return WIZARD_ROUTE
  return { ...parent, properties: { ...WIZARD_ROUTE.properties, ...parent.properties } }
}

/** What the address of a wizard gives: the record, unless it is new, and the step. */
export const WIZARD_ROUTE: ShapeSource = {
  type: 'object',
  properties: { id: { type: 'string' }, step: { type: 'string' } },
}

/** What may be named on a page: its record and the id in its address, where it has one. */
export function pageScope(model: SharedModel, page: PageSource): ConditionScope | undefined {
  if (page.record === undefined) return scopeWith(model, {}, '')
  const entity = entityOfResource(model, page.record.resource)?.value
  const { properties = {}, required = [] } = parentRoute(model, page.record.resource) ?? {}
  const route = {
    type: 'object',
    properties: { id: { type: 'string' }, ...properties },
    required: ['id', ...required],
  }
  return entity && scopeWith(model, { row: recordShape(entity), route }, entity.id)
}

/** Everything a condition or slot may name at a place: the given roots beside account, config and user. */
export function scopeWith(
  model: SharedModel,
  roots: { form?: ShapeSource; row?: ShapeSource; route?: ShapeSource },
  name: string,
): ConditionScope {
  const { account, config, user } = model.context.value.roots
  const own = roots.form ? { form: name } : { row: name }
  return { shapes: { ...roots, account, config, user }, names: own }
}
