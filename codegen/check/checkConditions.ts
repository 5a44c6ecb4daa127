import type { PathSegment } from '../Diagnostic.ts'
import { checkCondition } from '../conditions/checkCondition.ts'
import type { ConditionScope } from '../conditions/checkCondition.ts'
import { entityOfResource } from '../Model.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import type { BlockSource, DefinitionKind, EntitySource, QuerySource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { badgesOf } from './checkFieldPlaces.ts'
import { holdersOf } from '../placedFields.ts'
import { optionShape } from './checkChoices.ts'
import type { Report } from './Report.ts'
import {
  formShape,
  pageScope,
  recordShape,
  rowScope,
  rowShape,
  rulesScope,
  scopeWith,
  wizardRoute,
} from './scopes.ts'

/** Every condition parses and is well typed for its place. */
export function checkConditions(model: SharedModel, module: ModuleModel, report: Report): void {
  checkPlaces(conditionsOf(model, module), report)
}

/** The same of the portal's own files. */
export function checkPortalConditions(model: SharedModel, report: Report): void {
  checkPlaces(portalConditionsOf(model), report)
}

function checkPlaces(places: Iterable<Place>, report: Report): void {
  for (const { file, at, text, scope, given } of places) {
    if (text === undefined || scope === undefined) continue
    const placed = takesAway(file.kind, at) ? { ...scope, takesAway: true } : scope
    for (const { offset, code, problem, suggestion } of checkCondition(text, placed, given)) {
      const isAskedForId =
        code === 'condition-path' && /^(?:has\()?form\.(?:id|version)\b/.test(text.slice(offset))
      if (isAskedForId)
        report(file, at, code, file.kind === 'wizard' ? FORM_IN_WIZARD : FORM_IN_RULES, { inside: offset })
      else report(file, at, code, problem, { inside: offset, suggestion })
    }
  }
}

/** Whether a condition takes something away where it holds: states of the account, withheld permissions, gates. */
export function takesAway(kind: DefinitionKind, [first]: readonly PathSegment[]): boolean {
  return kind === 'access'
    ? first === 'states' || first === 'withhold'
    : kind === 'module' && first === 'gates'
}

const FORM_IN_RULES =
  'a form has neither id nor version: has(row.id) tells whether the record is stored; ' +
  'for a field that is only set once use "writeOn": ["create"]'
const FORM_IN_WIZARD = 'a form has neither id nor version: use has(route.id) to check if the record is stored'

interface Place {
  file: SourceFile
  at: PathSegment[]
  text: string | undefined
  scope: ConditionScope | undefined
  /** A condition that holds wherever this one is asked. */
  given?: string | undefined
}

/** Every condition of a module, with what it may speak about. */
export function* conditionsOf(model: SharedModel, module: ModuleModel): Generator<Place> {
  yield* inModule(model, module)
  for (const file of module.rules) yield* inRules(model, file)
  for (const file of module.resources) yield* inResource(model, file)
  for (const file of module.lifecycles) yield* inLifecycle(model, file)
  for (const file of module.lists) yield* inList(model, file)
  for (const file of module.wizards) yield* inWizard(model, file)
  for (const file of module.pages) yield* inPage(model, file)
  yield* aroundFields(model, module)
}

/** Every condition of portal.json and access.json. */
export function* portalConditionsOf({ context, portal, access }: SharedModel): Generator<Place> {
  const { account, config, user } = context.value.roots
  const scope = { shapes: { account, config, user }, names: {} }
  const { navigation, flatWhen } = portal.value
  yield { file: portal, at: ['flatWhen'], text: flatWhen, scope }
  for (const [name, { when }] of Object.entries(portal.value.badges ?? {}))
    yield { file: portal, at: ['badges', name, 'when'], text: when, scope }
  for (const [index, section] of navigation.entries()) {
    for (const [place, { when }] of (section.titles ?? []).entries()) {
      yield { file: portal, at: ['navigation', index, 'titles', place, 'when'], text: when, scope }
    }
  }
  const before = beforePermissions(context)
  // Background work checks them too, without a user.
  const alone = { shapes: { account, config }, names: {} }
  for (const [index, { when }] of (access.value.states ?? []).entries()) {
    yield { file: access, at: ['states', index, 'when'], text: when, scope: alone }
  }
  for (const [index, { when }] of (access.value.withhold ?? []).entries()) {
    yield { file: access, at: ['withhold', index, 'when'], text: when, scope: before }
  }
}

/** What a person may do follows from these conditions, so they cannot ask for it. */
function beforePermissions({ value }: SharedModel['context']): Place['scope'] {
  const { account, config, user } = value.roots
  const { permissions: _, ...properties } = user.properties ?? {}
  const person = { ...user, properties, required: user.required?.filter((name) => name !== 'permissions') }
  return { shapes: { account, config, user: person }, names: {} }
}

function* inModule(model: SharedModel, { file }: ModuleModel): Generator<Place> {
  for (const [index, { when }] of (file.value.permissions ?? []).entries())
    yield { file, at: ['permissions', index, 'when'], text: when, scope: beforePermissions(model.context) }
  const scope = scopeWith(model, {}, '')
  const { routes, navigation = [], listTools = [], gates = [], banners = [] } = file.value
  for (const [name, entries] of Object.entries({ routes, navigation, listTools, gates, banners })) {
    for (const [index, { when }] of entries.entries())
      yield { file, at: [name, index, 'when'], text: when, scope }
  }
  for (const [index, { links = [] }] of banners.entries()) {
    for (const [place, { when }] of links.entries())
      yield { file, at: ['banners', index, 'links', place, 'when'], text: when, scope }
  }
}

function* inRules(model: SharedModel, file: SourceFile<'rules'>): Generator<Place> {
  const entity = model.entities.get(file.value.entity)?.value
  const scopeOf = (field?: string) => entity && rulesScope(model, entity, field)
  for (const [name, rules] of Object.entries(file.value.fields ?? {})) {
    const scope = scopeOf(name)
    for (const key of ['visibleWhen', 'requiredWhen', 'enabledWhen'] as const) {
      yield { file, at: ['fields', name, key], text: rules[key], scope }
    }
    for (const [index, { when }] of (rules.forced ?? []).entries())
      yield { file, at: ['fields', name, 'forced', index, 'when'], text: when, scope }
    for (const [index, { when }] of (rules.limits ?? []).entries())
      yield { file, at: ['fields', name, 'limits', index, 'when'], text: when, scope }
    for (const [index, { when }] of (rules.challenge?.channels ?? []).entries())
      yield { file, at: ['fields', name, 'challenge', 'channels', index, 'when'], text: when, scope }
    yield* inChoices(model, file, name, rules, entity)
  }
  for (const [index, effect] of (file.value.effects ?? []).entries()) {
    yield { file, at: ['effects', index, 'when'], text: effect.when, scope: scopeOf(effect.on) }
  }
  for (const [index, { each, when, unless }] of (file.value.checks ?? []).entries()) {
    const scope = scopeOf(each === undefined ? undefined : `${each}[]`)
    yield { file, at: ['checks', index, 'when'], text: when, scope }
    yield { file, at: ['checks', index, 'unless'], text: unless, scope, given: when }
  }
}

/** Conditions about an option read it as `item`. */
function* inChoices(
  model: SharedModel,
  file: SourceFile<'rules'>,
  name: string,
  { choices, reference }: NonNullable<SourceFile<'rules'>['value']['fields']>[string],
  entity: EntitySource | undefined,
): Generator<Place> {
  const property = entity?.properties[name]
  if (choices === undefined || entity === undefined || property === undefined) return
  const item = optionShape(model, { property, reference })
  if (item === undefined && [...model.broken.keys()].length > 0) return
  const { shapes, names } = rulesScope(model, entity)
  const scope = {
    shapes: { ...shapes, item: item ?? { type: 'object', properties: {} } },
    names: { ...names, item: `an option of ${name}` },
    typed: true,
  }
  const at = ['fields', name, 'choices']
  for (const key of ['enabledWhen', 'keptWhen'] as const)
    yield { file, at: [...at, key], text: choices[key], scope }
  for (const key of ['hints', 'groups'] as const)
    for (const [index, { when }] of (choices[key] ?? []).entries())
      yield { file, at: [...at, key, index, 'when'], text: when, scope }
}

function* inResource(model: SharedModel, file: SourceFile<'resource'>): Generator<Place> {
  const entity = model.entities.get(file.value.entity)?.value
  if (entity === undefined) return
  const scope = scopeWith(model, { row: recordShape(entity) }, entity.id)
  for (const [name, operation] of Object.entries(file.value.operations)) {
    yield { file, at: ['operations', name, 'when'], text: operation.when, scope }
    for (const [index, { when }] of (operation.instead ?? []).entries())
      yield { file, at: ['operations', name, 'instead', index, 'when'], text: when, scope }
  }
  for (const [index, endpoint] of (file.value.endpoints ?? []).entries()) {
    yield {
      file,
      at: ['endpoints', index, 'when'],
      text: endpoint.when,
      scope: { shapes: model.context.value.roots, names: {} },
    }
  }
  const parent = entityOfResource(model, file.value.parent?.resource ?? '')?.value
  yield {
    file,
    at: ['parent', 'when'],
    text: file.value.parent?.when,
    scope: parent && scopeWith(model, { row: recordShape(parent) }, parent.id),
  }
  yield* inQuery(file, ['query'], file.value.query, {
    shapes: { row: recordShape(entity) },
    names: { row: entity.id },
  })
  for (const [index, sublist] of (file.value.sublists ?? []).entries()) {
    const item = entity.properties[sublist.field]?.items
    if (item === undefined) continue
    const name = `${entity.id}.${sublist.field}[]`
    yield* inQuery(file, ['sublists', index, 'query'], sublist.query, {
      shapes: { row: item },
      names: { row: name },
    })
  }
}

function* inQuery(
  file: SourceFile,
  at: PathSegment[],
  query: QuerySource[] = [],
  scope: ConditionScope,
): Generator<Place> {
  for (const [index, parameter] of query.entries()) {
    yield { file, at: [...at, index, 'where'], text: parameter.where, scope }
  }
}

function* inLifecycle(model: SharedModel, file: SourceFile<'lifecycle'>): Generator<Place> {
  const entity = model.entities.get(file.value.entity)?.value
  const scope = entity && scopeWith(model, { row: recordShape(entity) }, entity.id)
  // Nobody in particular makes the others, and fees are the same for everyone.
  const alone = entity && { ...scopeWith(model, {}, entity.id), shapes: { row: recordShape(entity) } }
  for (const [index, transition] of file.value.transitions.entries()) {
    const at = ['transitions', index]
    yield {
      file,
      at: [...at, 'when'],
      text: transition.when,
      scope: transition.by === 'user' ? scope : alone,
    }
    yield { file, at: [...at, 'warning', 'when'], text: transition.warning?.when, scope }
    for (const [place, { when }] of (transition.postings ?? []).entries())
      yield { file, at: [...at, 'postings', place, 'when'], text: when, scope: alone }
    for (const [place, { when }] of (transition.notify ?? []).entries())
      yield { file, at: [...at, 'notify', place, 'when'], text: when, scope: alone }
    yield { file, at: [...at, 'simulated', 'when'], text: transition.simulated?.when, scope: alone }
  }
  for (const [place, { when }] of (file.value.created?.postings ?? []).entries())
    yield { file, at: ['created', 'postings', place, 'when'], text: when, scope: alone }
}

function* inList(model: SharedModel, file: SourceFile<'list'>): Generator<Place> {
  const entity = entityOfResource(model, file.value.resource)?.value
  const listFields = model.resources.get(file.value.resource)?.value.listFields ?? []
  const scope = entity && scopeWith(model, { row: rowShape(entity, listFields) }, `the rows of ${entity.id}`)
  for (const [index, column] of file.value.columns.entries()) {
    yield { file, at: ['columns', index, 'linkWhen'], text: column.linkWhen, scope }
  }
  yield { file, at: ['expandWhen'], text: file.value.expandWhen, scope }
  for (const [index, action] of (file.value.rowActions ?? []).entries()) {
    const text = action.transition === undefined ? action.when : undefined
    yield { file, at: ['rowActions', index, 'when'], text, scope }
  }
}

function* inWizard(model: SharedModel, file: SourceFile<'wizard'>): Generator<Place> {
  const entity = entityOfResource(model, file.value.resource)?.value
  const scope =
    entity &&
    scopeWith(model, { form: formShape(entity), route: wizardRoute(model, file.value.resource) }, entity.id)
  for (const [index, entry] of file.value.submitText.entries()) {
    yield { file, at: ['submitText', index, 'when'], text: entry.when, scope }
  }
  for (const [index, entry] of (file.value.doneWhen ?? []).entries()) {
    yield { file, at: ['doneWhen', index, 'when'], text: entry.when, scope }
  }
  for (const [index, banner] of (file.value.banners ?? []).entries()) {
    if (banner.when !== undefined) yield { file, at: ['banners', index, 'when'], text: banner.when, scope }
  }
  for (const [mode, openings] of Object.entries(file.value.opensAt ?? {})) {
    if (typeof openings === 'string') continue
    for (const [index, { when }] of openings.entries())
      yield { file, at: ['opensAt', mode, index, 'when'], text: when, scope }
  }
}

/** The conditions of steps, sections and badges: a field's rules, so they may name what those may. */
function* aroundFields(model: SharedModel, module: ModuleModel): Generator<Place> {
  const scopeOf = (resource: string) => {
    const entity = entityOfResource(model, resource)?.value
    return entity && rulesScope(model, entity)
  }
  for (const { file, at, holder, resource } of holdersOf(module)) {
    const scope = scopeOf(resource)
    yield { file, at: [...at, 'when'], text: holder.when, scope }
    for (const [index, { when }] of (holder.sections ?? []).entries())
      yield { file, at: [...at, 'sections', index, 'when'], text: when, scope }
  }
  for (const { file, at, badges, resource } of badgesOf(module)) {
    for (const [index, badge] of badges.entries())
      if (typeof badge !== 'string')
        yield { file, at: [...at, index, 'when'], text: badge.when, scope: scopeOf(resource) }
  }
}

/** The conditions inside a block. */
export function* conditionsOfBlock(block: BlockSource): Generator<{ at: PathSegment[]; when: string }> {
  if (block.kind === 'progress' && block.active !== undefined) yield { at: ['active'], when: block.active }
  if (block.kind !== 'cards') return
  for (const [place, { mark, actions = [] }] of block.cards.entries()) {
    const at = ['cards', place]
    if (mark) yield { at: [...at, 'mark', 'when'], when: mark.when }
    for (const [number, { when }] of actions.entries())
      if (when !== undefined) yield { at: [...at, 'actions', number, 'when'], when }
  }
}

function* inPage(model: SharedModel, file: SourceFile<'page'>): Generator<Place> {
  const scope = pageScope(model, file.value)
  for (const [index, block] of file.value.blocks.entries()) {
    yield { file, at: ['blocks', index, 'when'], text: block.when, scope }
    if (block.kind === 'tasks') {
      for (const [place, { when, done }] of block.tasks.entries()) {
        yield { file, at: ['blocks', index, 'tasks', place, 'when'], text: when, scope }
        yield { file, at: ['blocks', index, 'tasks', place, 'done'], text: done, scope }
      }
    }
    if (block.kind === 'links') {
      for (const [place, { when }] of block.links.entries())
        yield { file, at: ['blocks', index, 'links', place, 'when'], text: when, scope }
    }
    if (block.kind === 'rows') {
      const row = rowScope(model, block.resource)
      for (const [place, { linkWhen }] of block.columns.entries())
        yield { file, at: ['blocks', index, 'columns', place, 'linkWhen'], text: linkWhen, scope: row }
    }
    for (const { at, when } of conditionsOfBlock(block))
      yield { file, at: ['blocks', index, ...at], text: when, scope }
  }
}
