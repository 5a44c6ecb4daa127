import type { ConditionRoot, WizardMode } from '../../src/language/portal.ts'
import type { Situation } from '../conditions/Situation.ts'
import { narrow } from '../conditions/Situation.ts'
import { RECORD_SHAPES } from '../fieldPaths.ts'
import type { CatalogueFile, SharedModel } from '../Model.ts'
import type { EntitySource, PropertySource, RulesSource, ShapeSource, WizardSource } from '../read/source.ts'
import { formShape, recordShape, rulesScope, WIZARD_ROUTE } from './scopes.ts'

/** Only account, config and user. */
export function portalSituation(model: SharedModel): Situation {
  return situationWith(model, {}, (_, __, required) => !required)
}

/**
 * A form being filled in: anything may still be missing, but for a choice that starts with a value
 * and that nothing can take away.
 * @param list the list whose items a rule is about
 */
export function formSituation(model: SharedModel, entity: EntitySource, list?: string): Situation {
  const rules = model.rules.get(entity.id)?.value
  const { item } = rulesScope(model, entity, list === undefined ? '' : `${list}[]`).shapes
  const lost = new Set(rules?.effects?.flatMap((effect) => effect.clear ?? []))
  return situationWith(
    model,
    { form: formShape(entity), row: recordShape(entity), route: WIZARD_ROUTE, ...(item && { item }) },
    (path, property, required) => {
      const [root, name = '', ...deeper] = path.split('.')
      // There is no stored record while one is created.
      if (deeper.length === 0 && (root === 'row' || root === 'item')) return true
      if (root !== 'form' || deeper.length > 0) return !required
      const keeps = property.type === 'boolean' || (property.enum !== undefined && required)
      const field = rules?.fields?.[name]
      return !keeps || lost.has(name) || field?.visibleWhen !== undefined || !startsWithValue(property, field)
    },
  )
}

function startsWithValue(
  property: PropertySource,
  field: NonNullable<RulesSource['fields']>[string] | undefined,
): boolean {
  return property.readOnly !== true && (property.default ?? field?.default) !== undefined
}

/** A form in one mode of a wizard: a new record has no id and nothing that the server writes. */
export function wizardSituation(
  model: SharedModel,
  entity: EntitySource,
  wizard: WizardSource,
  mode: WizardMode,
): Situation {
  const situation = formSituation(model, entity)
  if (mode !== 'create') return narrow(situation, [['route.id', ['x']]])
  const filled = new Set(Object.values(wizard.fields ?? {}).flatMap((field) => field.fills ?? []))
  const absent = Object.entries({ ...RECORD_SHAPES, ...entity.properties }).filter(
    ([name, property]) => property.readOnly === true && property.lookup === undefined && !filled.has(name),
  )
  return narrow(situation, [
    ['route.id', [undefined]],
    ...absent.map(([name]) => [`form.${name}`, [undefined]] as const),
  ])
}

/** A stored record: what it requires is there, and so is its state. */
export function rowSituation(
  model: SharedModel,
  entity: EntitySource,
  shape: ShapeSource = recordShape(entity),
): Situation {
  const state = model.lifecycles.get(entity.id)?.value.field
  return situationWith(model, { row: shape }, (path, property, required) => {
    const [root, name = '', ...deeper] = path.split('.')
    if (root !== 'row' || deeper.length > 0) return !required
    return (
      !required && property.default === undefined && name !== state && !Object.hasOwn(RECORD_SHAPES, name)
    )
  })
}

function situationWith(
  model: SharedModel,
  roots: Partial<Record<ConditionRoot, ShapeSource>>,
  mayMiss: Situation['mayMiss'],
): Situation {
  const { account, config, user } = model.context.value.roots
  return {
    shapes: { ...roots, account, config, user },
    mayMiss,
    only: new Map(),
    catalogue: (id) => {
      const file = model.catalogues.get(id)
      return file && valuesOf(file)
    },
  }
}

const catalogues = new WeakMap<CatalogueFile, readonly string[]>()

function valuesOf(file: CatalogueFile): readonly string[] {
  const known = catalogues.get(file) ?? file.value.items.map((item) => item.value)
  catalogues.set(file, known)
  return known
}
