import type { ConditionScope } from '../conditions/checkCondition.ts'
import { RECORD_SHAPES } from '../fieldPaths.ts'
import { entityOfResource } from '../Model.ts'
import type { Model } from '../Model.ts'
import type { EntitySource, PropertySource, ShapeSource } from '../read/source.ts'

/** The record as an object shape, with its id and version. */
export function recordShape(entity: EntitySource): PropertySource {
  return {
    type: 'object',
    properties: { ...RECORD_SHAPES, ...entity.properties },
    required: entity.required,
  }
}

/** The row of a list: only the properties that the resource puts into rows. */
export function rowShape(entity: EntitySource, listFields: readonly string[]): PropertySource {
  const shape = recordShape(entity)
  const shown = Object.entries(shape.properties ?? {}).filter(([name]) => listFields.includes(name))
  return { ...shape, properties: Object.fromEntries(shown) }
}

/** What may be named of the rows of a resource's list; undefined where the resource or its entity is unknown. */
export function rowScope(model: Model, resource: string): ConditionScope | undefined {
  const entity = entityOfResource(model, resource)?.value
  const listFields = model.resources.get(resource)?.value.listFields ?? []
  return entity && scopeWith(model, { row: rowShape(entity, listFields) }, entity.id)
}

/** What the address of a wizard gives: the record, unless it is new, and the step. */
export const WIZARD_ROUTE: ShapeSource = {
  type: 'object',
  properties: { id: { type: 'string' }, step: { type: 'string' } },
}

/** Everything a condition or slot may name at a place: the given roots beside account, config and user. */
export function scopeWith(
  model: Model,
  roots: { form?: ShapeSource; row?: ShapeSource; route?: ShapeSource },
  name: string,
): ConditionScope {
  const { account, config, user } = model.context.value.roots
  const own = roots.form ? { form: name } : { row: name }
  return { shapes: { ...roots, account, config, user }, names: own }
}
