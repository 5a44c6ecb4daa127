import type {
  CompiledPortal,
  Condition,
  EntityDefinition,
  ModuleDefinition,
  ResourceDefinition,
  StepDefinition,
  WizardDefinition,
} from '../portal.ts'

/** What a condition decides, which tells what its root is: `form`, `row`, or neither on a page and in the shell. */
export type ConditionKind =
  | 'visibleWhen'
  | 'requiredWhen'
  | 'enabledWhen'
  | 'effect'
  | 'check'
  | 'limit'
  | 'channel'
  | 'operation'
  | 'transition'
  | 'flag'
  | 'link'
  | 'expand'
  | 'rowAction'
  | 'submitText'
  | 'done'
  | 'banner'
  | 'block'

/** A condition of the portal and where it stands. */
export interface PlacedCondition {
  module: string
  kind: ConditionKind
  /** Path below the module: `entities.sms-campaign.rules.fields.starts_at.visibleWhen`. */
  place: string
  /** Whose records `form` and `row` are; none on a page. */
  entity?: string
  /** The field of the entity whose items are the rows, for a condition on a sublist. */
  itemsOf?: string
  condition: Condition
}

/** Every condition of a compiled portal: those of the shell and of access, then in the order of the modules. */
export function conditionsOf(
  portal: Pick<CompiledPortal, 'modules' | 'manifest' | 'access' | 'notices'>,
): PlacedCondition[] {
  return [
    ...inShell(portal),
    ...Object.values(portal.modules).flatMap((module) => [...inModule(module), ...inNotices(module, portal)]),
  ]
}

function* inShell({
  manifest,
  access,
}: Pick<CompiledPortal, 'manifest' | 'access'>): Generator<PlacedCondition> {
  const { sections, flatWhen, routes, navigation, states, gates, banners } = manifest
  const about = { module: 'portal' }
  for (const { id, when } of states) yield* placed(about, 'block', `states.${id}.when`, when)
  for (const { id, when } of access.permissions) yield* placed(about, 'block', `permissions.${id}.when`, when)
  for (const [index, { when }] of access.withhold.entries())
    yield* placed(about, 'block', `withhold.${index}.when`, when)
  yield* placed(about, 'block', 'flatWhen', flatWhen)
  for (const { id, titles } of sections) {
    for (const [index, { when }] of titles.entries())
      yield* placed(about, 'block', `navigation.${id}.titles.${index}.when`, when)
  }
  for (const route of routes)
    if ('screen' in route)
      yield* placed({ module: route.module }, 'block', `routes.${route.path}.when`, route.when)
  for (const { id, when } of navigation) yield* placed(about, 'block', `entries.${id}.when`, when)
  for (const { id, module, when } of gates) yield* placed({ module }, 'block', `gates.${id}.when`, when)
  for (const { id, when, links } of banners) {
    yield* placed(about, 'block', `banners.${id}.when`, when)
    for (const [index, link] of links.entries())
      yield* placed(about, 'block', `banners.${id}.links.${index}.when`, link.when)
  }
}

/** Conditions of steps and badges; those of sections are in the rules of their fields. */
function* inFields(
  steps: StepDefinition[],
  views: WizardDefinition['fields'],
): Generator<[path: string, when: Condition | undefined]> {
  for (const { id, when, sections = [] } of steps) {
    yield [`steps.${id}.when`, when]
    for (const section of sections)
      for (const [index, badge] of section.badges.entries())
        yield [`steps.${id}.sections.${section.id}.badges.${index}.when`, badge.when]
  }
  for (const [name, { badges = [] }] of Object.entries(views))
    for (const [index, badge] of badges.entries()) yield [`fields.${name}.badges.${index}.when`, badge.when]
}

function* inModule(module: ModuleDefinition): Generator<PlacedCondition> {
  const entityOf = (resource: string) => module.resources[resource]?.entity
  for (const entity of Object.values(module.entities)) yield* inEntity(module.id, entity)
  for (const resource of Object.values(module.resources)) yield* inResource(module.id, resource)
  for (const list of Object.values(module.lists)) {
    const about = { module: module.id, ...owner(entityOf(list.resource)) }
    for (const { id, linkWhen } of list.columns)
      yield* placed(about, 'link', `lists.${list.id}.columns.${id}.linkWhen`, linkWhen)
    yield* placed(about, 'expand', `lists.${list.id}.expandWhen`, list.expandWhen)
    for (const action of list.rowActions) {
      const when = action.kind === 'transition' ? undefined : action.when
      yield* placed(about, 'rowAction', `lists.${list.id}.rowActions.${action.id}.when`, when)
    }
  }
  for (const wizard of Object.values(module.wizards)) {
    const about = { module: module.id, ...owner(entityOf(wizard.resource)) }
    for (const [path, when] of inFields(wizard.steps, wizard.fields))
      yield* placed(about, 'banner', `wizards.${wizard.id}.${path}`, when)
    for (const [index, { when }] of wizard.submitText.entries())
      yield* placed(about, 'submitText', `wizards.${wizard.id}.submitText.${index}.when`, when)
    for (const [index, { when }] of wizard.doneWhen.entries())
      yield* placed(about, 'done', `wizards.${wizard.id}.doneWhen.${index}.when`, when)
    for (const { id, when } of wizard.banners)
      yield* placed(about, 'banner', `wizards.${wizard.id}.banners.${id}.when`, when)
  }
  for (const page of Object.values(module.pages)) {
    for (const block of page.blocks) {
      const about = { module: module.id, ...owner(page.record && entityOf(page.record.resource)) }
      const at = `pages.${page.id}.blocks.${block.id}`
      yield* placed(about, 'block', `${at}.when`, block.when)
      if (block.kind === 'tasks') {
        for (const { id, when, done } of block.tasks) {
          yield* placed(about, 'block', `${at}.tasks.${id}.when`, when)
          yield* placed(about, 'block', `${at}.tasks.${id}.done`, done)
        }
      }
      if (block.kind === 'rows') {
        const rows = { module: module.id, entity: block.entity }
        for (const { id, linkWhen } of block.columns)
          yield* placed(rows, 'link', `${at}.columns.${id}.linkWhen`, linkWhen)
      }
      if (block.kind !== 'cards') continue
      for (const card of block.cards) {
        yield* placed(about, 'block', `${at}.cards.${card.id}.mark.when`, card.mark?.when)
        for (const { id, when } of card.actions)
          yield* placed(about, 'block', `${at}.cards.${card.id}.actions.${id}.when`, when)
      }
    }
  }
}

function* inEntity(module: string, { id, rules, lifecycle }: EntityDefinition): Generator<PlacedCondition> {
  const about = { module, entity: id }
  for (const [name, field] of Object.entries(rules.fields)) {
    for (const kind of ['visibleWhen', 'requiredWhen', 'enabledWhen'] as const)
      yield* placed(about, kind, `entities.${id}.rules.fields.${name}.${kind}`, field[kind])
    for (const [index, { when }] of (field.forced ?? []).entries())
      yield* placed(about, 'limit', `entities.${id}.rules.fields.${name}.forced.${index}.when`, when)
    for (const [index, { when }] of (field.limits ?? []).entries())
      yield* placed(about, 'limit', `entities.${id}.rules.fields.${name}.limits.${index}.when`, when)
    for (const { channel, when } of field.challenge?.channels ?? [])
      yield* placed(about, 'channel', `entities.${id}.rules.fields.${name}.challenge.${channel}.when`, when)
  }
  for (const [index, { when }] of rules.effects.entries())
    yield* placed(about, 'effect', `entities.${id}.rules.effects.${index}.when`, when)
  const judged = [...rules.checks.entries()].map(([index, check]) => ({ check, place: `checks.${index}` }))
  const advised = [...(rules.advice ?? []).entries()].map(([index, check]) => ({
    check,
    place: `advice.${index}`,
  }))
  for (const { check, place: at } of [...judged, ...advised]) {
    const place = `entities.${id}.rules.${at}`
    const own = { ...about, ...(check.each !== undefined && { itemsOf: check.each }) }
    yield* placed(own, 'check', `${place}.when`, check.when)
    if ('unless' in check) yield* placed(own, 'check', `${place}.unless`, check.unless)
  }
  for (const transition of lifecycle?.transitions ?? []) {
    const place = `entities.${id}.lifecycle.transitions.${transition.id}`
    yield* placed(about, 'transition', `${place}.when`, transition.when)
    yield* placed(about, 'transition', `${place}.simulated.when`, transition.simulated?.when)
    for (const [index, { when }] of (transition.postings ?? []).entries())
      yield* placed(about, 'transition', `${place}.postings.${index}.when`, when)
  }
  for (const [index, { when }] of (lifecycle?.created?.postings ?? []).entries())
    yield* placed(about, 'transition', `entities.${id}.lifecycle.created.postings.${index}.when`, when)
}

function* inNotices(
  { id: module, entities }: ModuleDefinition,
  { notices }: Pick<CompiledPortal, 'notices'>,
): Generator<PlacedCondition> {
  for (const entity of Object.keys(entities))
    for (const [transition, posted] of Object.entries(notices[entity] ?? {}))
      for (const [index, { when }] of posted.entries()) {
        const place = `entities.${entity}.lifecycle.transitions.${transition}.notify.${index}.when`
        yield* placed({ module, entity }, 'transition', place, when)
      }
}

function* inResource(module: string, resource: ResourceDefinition): Generator<PlacedCondition> {
  const about = { module, entity: resource.entity }
  const place = `resources.${resource.id}`
  for (const [name, operation] of Object.entries(resource.operations))
    yield* placed(about, 'operation', `${place}.operations.${name}.when`, operation.when)
  for (const { name, where } of resource.query)
    yield* placed(about, 'flag', `${place}.query.${name}.where`, where)
  for (const { field, query } of resource.sublists) {
    for (const { name, where } of query)
      yield* placed({ ...about, itemsOf: field }, 'flag', `${place}.sublists.${field}.${name}.where`, where)
  }
}

function* placed(
  about: Pick<PlacedCondition, 'module' | 'entity' | 'itemsOf'>,
  kind: ConditionKind,
  place: string,
  condition: Condition | undefined,
): Generator<PlacedCondition> {
  if (condition) yield { ...about, kind, place, condition }
}

function owner(entity: string | undefined): { entity?: string } {
  return entity === undefined ? {} : { entity }
}
