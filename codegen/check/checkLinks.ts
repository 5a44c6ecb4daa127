import { listToolSlots } from '../../src/language/portal.ts'
import type { PathSegment } from '../Diagnostic.ts'
import type { ConditionScope } from '../conditions/checkCondition.ts'
import { followPath, isEachItem, isSlot, RECORD_SHAPES, sensitiveProblem, slotsOf } from '../fieldPaths.ts'
import { entityOfResource } from '../Model.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import { nearestName } from '../nearestName.ts'
import type { BlockSource, CallSource, EntitySource, ShapeSource, WizardSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { parentRoute } from '../parents.ts'
import { checkOpens } from './checkRoutes.ts'
import { badgesOf } from './checkFieldPlaces.ts'
import type { Report } from './Report.ts'
import { formShape, pageScope, recordShape, rowScope, scopeWith, wizardRoute } from './scopes.ts'
import { wizardModes } from '../normalize/normalizeWizard.ts'

/** Every link leads to a route, and every `{slot}` names something that is known at its place. */
export function checkLinks(model: SharedModel, module: ModuleModel, report: Report): void {
  for (const found of templatesOf(model, module)) {
    const { file, at, template, opens } = found
    if (opens) checkOpens(model, file, at, template, report)
    checkSlots(found, report)
  }
}

interface Slotted {
  file: SourceFile
  at: PathSegment[]
  template: string
  /** What its slots may name. */
  scope: ConditionScope | undefined
  /** It leads away whenever the screen is left, so each slot must be certain to be filled. */
  leaves?: boolean
}

interface Template extends Slotted {
  /** It is an address of the portal. */
  opens: boolean
}

/** What the address of a tool of lists may say of the list. */
const shownList: ConditionScope = {
  shapes: Object.fromEntries(listToolSlots.map((name) => [name, { type: 'string' }])),
  names: {},
}

function* templatesOf(model: SharedModel, module: ModuleModel): Generator<Template> {
  const { file } = module
  const none = { shapes: {}, names: {} }
  for (const [index, route] of file.value.routes.entries()) {
    if (route.first !== undefined)
      yield {
        file,
        at: ['routes', index, 'first', 'otherwise'],
        template: route.first.otherwise,
        opens: true,
        scope: none,
      }
    if (route.redirect === undefined) continue
    const taken = slotsOf(route.path).map(({ name }): [string, ShapeSource] => [name, { type: 'string' }])
    const scope = { shapes: Object.fromEntries(taken), names: {} }
    yield { file, at: ['routes', index, 'redirect'], template: route.redirect, opens: true, scope }
  }
  for (const [index, { at, screen, except = [] }] of (file.value.gates ?? []).entries()) {
    yield { file, at: ['gates', index, 'at'], template: at, opens: screen === undefined, scope: none }
    for (const [place, path] of except.entries())
      yield { file, at: ['gates', index, 'except', place], template: path, opens: true, scope: none }
  }
  for (const [name, to] of Object.entries(file.value.places ?? {}))
    yield { file, at: ['places', name], template: to, opens: true, scope: none }
  for (const [index, { links = [] }] of (file.value.banners ?? []).entries()) {
    for (const [place, { to }] of links.entries()) {
      if (to === undefined) continue
      yield { file, at: ['banners', index, 'links', place, 'to'], template: to, opens: true, scope: none }
    }
  }
  for (const [index, tab] of (file.value.tabs ?? []).entries()) {
    yield { file, at: ['tabs', index, 'to'], template: tab.to, opens: true, scope: none }
  }
  for (const [index, entry] of (file.value.navigation ?? []).entries()) {
    yield { file, at: ['navigation', index, 'to'], template: entry.to, opens: true, scope: none }
  }
  for (const [index, tool] of (file.value.listTools ?? []).entries())
    yield { file, at: ['listTools', index, 'to'], template: tool.to, opens: true, scope: shownList }
  for (const list of module.lists) yield* templatesOfList(model, list)
  for (const wizard of module.wizards) yield* templatesOfWizard(model, wizard)
  for (const page of module.pages) yield* templatesOfPage(model, page)
  for (const rules of module.rules) yield* templatesOfRules(model, rules)
  for (const resource of module.resources) yield* templatesOfResource(model, resource)
  for (const { file: each, at, badges } of badgesOf(module))
    for (const [index, badge] of badges.entries())
      if (typeof badge !== 'string' && badge.to !== undefined)
        yield { file: each, at: [...at, index, 'to'], template: badge.to, opens: true, scope: none }
}

function* templatesOfList(model: SharedModel, file: SourceFile<'list'>): Generator<Template> {
  const { resource, columns, rowActions = [], primaryAction, empty } = file.value
  const scope = rowScope(model, resource)
  const route = parentRoute(model, resource)
  const page = scopeWith(model, { ...(route && { route }) }, '')
  for (const [index, column] of columns.entries()) {
    if (column.link === undefined) continue
    yield { file, at: ['columns', index, 'link'], template: column.link, opens: true, scope }
  }
  for (const [index, action] of rowActions.entries()) {
    const at = ['rowActions', index]
    if (action.to !== undefined) yield { file, at: [...at, 'to'], template: action.to, opens: true, scope }
    if (action.call === undefined) continue
    yield { file, at: [...at, 'call'], template: action.call, opens: false, scope }
    if (action.then !== undefined)
      yield { file, at: [...at, 'then'], template: action.then, opens: action.then.startsWith('/'), scope }
  }
  // Without the resource nobody knows its parent.
  const isLost = model.broken.has('resource') && !model.resources.has(resource)
  if (isLost) return
  if (primaryAction) {
    yield { file, at: ['primaryAction', 'to'], template: primaryAction.to, opens: true, scope: page }
  }
  if (empty.action) {
    yield { file, at: ['empty', 'action', 'to'], template: empty.action.to, opens: true, scope: page }
  }
}

function* templatesOfWizard(model: SharedModel, file: SourceFile<'wizard'>): Generator<Template> {
  const { resource, done, doneWhen = [], banners = [] } = file.value
  const entity = entityOfResource(model, resource)?.value
  const scopes = entity && wizardScopes(model, file.value, entity)
  const { left, stored, open: scope }: Partial<WizardScopes> = scopes ?? {}
  yield { file, at: ['done'], template: done, opens: true, scope: left, leaves: true }
  for (const [index, { to }] of doneWhen.entries())
    yield { file, at: ['doneWhen', index, 'to'], template: to, opens: true, scope: stored }
  for (const [index, banner] of banners.entries()) {
    if (banner.link)
      yield { file, at: ['banners', index, 'link', 'to'], template: banner.link.to, opens: true, scope }
    for (const [name, template] of Object.entries(banner.params ?? {})) {
      yield { file, at: ['banners', index, 'params', name], template, opens: false, scope }
    }
  }
}

interface WizardScopes {
  /** Once it is left, early or when it is done: there is no form, and the address of a new record has no id. */
  left: ConditionScope
  /** Once a new record is stored. */
  stored: ConditionScope
  /** While it is open. */
  open: ConditionScope
}

function wizardScopes(model: SharedModel, wizard: WizardSource, entity: EntitySource): WizardScopes {
  const form = formShape(entity)
  const above = parentRoute(model, wizard.resource)
  const isStored = !wizardModes(wizard).includes('create')
  const isNamed = isStored && model.resources.get(wizard.resource)?.value.singleton !== true
  const known = {
    ...(isNamed && { id: { type: 'string' } }),
    ...above?.properties,
  }
  const names = Object.keys(known)
  const address = names.length > 0 && {
    route: { type: 'object', properties: known, required: names },
  }
  const { shapes } = scopeWith(model, { form, row: recordShape(entity), ...address }, '')
  return {
    left: scopeWith(model, { ...address }, ''),
    stored: { shapes, names: { form: entity.id, row: entity.id } },
    open: scopeWith(model, { form, route: wizardRoute(model, wizard.resource) }, entity.id),
  }
}

function* templatesOfPage(model: SharedModel, file: SourceFile<'page'>): Generator<Template> {
  const scope = pageScope(model, file.value)
  for (const [index, block] of file.value.blocks.entries()) {
    if (block.kind === 'banner' && block.link?.to !== undefined) {
      yield { file, at: ['blocks', index, 'link', 'to'], template: block.link.to, opens: true, scope }
    }
    if (block.kind === 'links') {
      for (const [place, { to }] of block.links.entries()) {
        if (to === undefined) continue
        yield { file, at: ['blocks', index, 'links', place, 'to'], template: to, opens: true, scope }
      }
    }
    if (block.kind === 'rows') {
      const row = rowScope(model, block.resource)
      for (const [place, { link }] of block.columns.entries()) {
        const at = ['blocks', index, 'columns', place, 'link']
        if (link !== undefined) yield { file, at, template: link, opens: true, scope: row }
      }
    }
    for (const { at, template, opens = false } of templatesOfBlock(block)) {
      yield { file, at: ['blocks', index, ...at], template, opens, scope }
    }
  }
}

function* templatesOfBlock(
  block: BlockSource,
): Generator<{ at: PathSegment[]; template: string; opens?: boolean }> {
  if (block.kind === 'stats') {
    for (const [place, { source, to }] of block.stats.entries()) {
      yield* templatesOfCall(['stats', place, 'source'], source)
      if (to !== undefined) yield { at: ['stats', place, 'to'], template: to, opens: true }
    }
  }
  if (block.kind === 'cards') {
    for (const [place, { figure, actions = [] }] of block.cards.entries()) {
      const at = ['cards', place]
      if (figure) yield* templatesOfCall([...at, 'figure', 'source'], figure.source)
      for (const [number, { call, then, figures = [] }] of actions.entries()) {
        const action = [...at, 'actions', number]
        for (const [figureIndex, { source }] of figures.entries())
          yield* templatesOfCall([...action, 'figures', figureIndex, 'source'], source)
        yield { at: [...action, 'call'], template: call }
        if (then !== undefined) yield { at: [...action, 'then'], template: then, opens: then.startsWith('/') }
      }
    }
  }
  if (block.kind === 'chart') yield* templatesOfCall(['source'], block.source)
  if (block.kind === 'text' || block.kind === 'banner' || block.kind === 'code') {
    for (const [name, template] of Object.entries(block.params ?? {}))
      yield { at: ['params', name], template }
  }
  if (block.kind === 'tasks') {
    for (const [place, { count, to }] of block.tasks.entries()) {
      if (count) yield* templatesOfCall(['tasks', place, 'count'], count)
      if (to !== undefined) yield { at: ['tasks', place, 'to'], template: to, opens: true }
    }
  }
  if (block.kind === 'rows') {
    for (const [name, template] of Object.entries(block.query ?? {})) yield { at: ['query', name], template }
    if (block.more) yield { at: ['more', 'to'], template: block.more.to, opens: true }
  }
  if (block.kind === 'widget') {
    for (const [name, value] of Object.entries(block.params ?? {}))
      if (isSlot(value)) yield { at: ['params', name], template: value }
  }
  if (block.kind === 'form' && block.record !== undefined) yield { at: ['record'], template: block.record }
}

function* templatesOfCall(at: PathSegment[], source: CallSource) {
  yield { at: [...at, 'get'], template: source.get }
  for (const [name, template] of Object.entries(source.query ?? {})) {
    yield { at: [...at, 'query', name], template }
  }
}

/** Where a record that can't be edited leads. */
function* templatesOfResource(model: SharedModel, file: SourceFile<'resource'>): Generator<Template> {
  const entity = model.entities.get(file.value.entity)?.value
  const scope = entity && scopeWith(model, { row: recordShape(entity) }, entity.id)
  for (const [index, { to }] of (file.value.operations.update?.instead ?? []).entries()) {
    const at = ['operations', 'update', 'instead', index, 'to']
    yield { file, at, template: to, opens: true, scope }
  }
}

function* templatesOfRules(model: SharedModel, file: SourceFile<'rules'>): Generator<Template> {
  const entity = model.entities.get(file.value.entity)?.value
  const scope = entity && scopeWith(model, { form: formShape(entity) }, entity.id)
  for (const [name, { reference }] of Object.entries(file.value.fields ?? {})) {
    if (reference === undefined) continue
    const at = ['fields', name, 'reference']
    yield { file, at: [...at, 'get'], template: reference.get, opens: false, scope }
    for (const [parameter, template] of Object.entries(reference.query ?? {})) {
      yield { file, at: [...at, 'query', parameter], template, opens: false, scope }
    }
    const { to } = reference.empty
    if (to !== undefined) yield { file, at: [...at, 'empty', 'to'], template: to, opens: true, scope }
  }
}

/** Where a slot without a root probably belongs. */
const HOLDERS = ['route', 'row', 'form'] as const

/** What may be written instead; a root with properties is followed by one. */
function availableSlots({ shapes }: ConditionScope): string {
  const slots = Object.entries(shapes).map(([root, shape]) =>
    shape?.properties === undefined ? `{${root}}` : `{${root}.…}`,
  )
  const last = slots.pop()
  if (last === undefined) return 'write a literal'
  return `use ${slots.length === 0 ? last : `${slots.join(', ')} or ${last}`}`
}

/** The slots of one template. */
export function checkSlots({ file, at, template, scope, leaves = false }: Slotted, report: Report): void {
  if (scope === undefined) return
  const roots = Object.keys(scope.shapes)
  for (const slot of slotsOf(template)) {
    const [root = '', ...path] = slot.name.split('.')
    const known = roots.find((each) => each === root) as keyof ConditionScope['shapes'] | undefined // a root of the scope
    const shape = known && scope.shapes[known]
    if (leaves && (root === 'form' || root === 'row')) {
      const isNamed = scope.shapes.route?.properties?.['id'] !== undefined
      const remedy = isNamed ? '' : ': "doneWhen" leads to a new record, by {row.id}'
      const suggestion = isNamed && slot.name.endsWith('.id') ? 'route.id' : undefined
      const problem = `{${slot.name}} isn't known when the wizard is left early${remedy}`
      report(file, at, 'unknown-slot', problem, { inside: slot.offset, suggestion })
      continue
    }
    if (known === undefined || shape === undefined) {
      const holder = HOLDERS.find((each) => scope.shapes[each]?.properties?.[root])
      const suggestion = holder ? `${holder}.${slot.name}` : nearestName(root, roots)
      const aim = { inside: slot.offset, suggestion }
      report(file, at, 'unknown-slot', `{${slot.name}} isn't available here; ${availableSlots(scope)}`, aim)
      continue
    }
    const followed = followPath(shape, path)
    const isMany = path.some(isEachItem)
    if ('found' in followed && followed.found.sensitive) {
      report(file, at, 'sensitive-shown', sensitiveProblem(slot.name), { inside: slot.offset })
    } else if (
      'missing' in followed &&
      known === 'form' &&
      followed.at === 0 &&
      Object.hasOwn(RECORD_SHAPES, followed.missing)
    ) {
      const holder = HOLDERS.find((each) => scope.shapes[each]?.properties?.[followed.missing])
      const suggestion = holder && `${holder}.${followed.missing}`
      const problem = 'a form has neither id nor version'
      report(file, at, 'unknown-slot', problem, { inside: slot.offset, suggestion })
    } else if ('missing' in followed) {
      const parent = [scope.names[known] ?? known, ...path.slice(0, followed.at)].join('.')
      const aim = { inside: slot.offset, suggestion: nearestName(followed.missing, followed.names) }
      report(file, at, 'unknown-slot', `no field "${followed.missing}" on ${parent}`, aim)
    } else if (isMany) {
      report(file, at, 'unknown-slot', `{${slot.name}} is one value for each item of a list, not a text`, {
        inside: slot.offset,
      })
    } else if (followed.found.type === 'object' || followed.found.type === 'array') {
      report(file, at, 'unknown-slot', `{${slot.name}} is an ${followed.found.type}, not a text`, {
        inside: slot.offset,
      })
    } else if (leaves && !followed.required) {
      const problem = `{${slot.name}} may be missing, and this address is needed whenever the wizard is left`
      report(file, at, 'unknown-slot', problem, { inside: slot.offset })
    }
  }
}
