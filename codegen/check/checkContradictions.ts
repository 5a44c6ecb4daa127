import type { ConditionNode } from '../../src/language/portal.ts'
import { parseCondition } from '../conditions/parseCondition.ts'
import { checkCondition } from '../conditions/checkCondition.ts'
import { pathsIn } from '../conditions/conditionFacts.ts'
import { formatCondition } from '../conditions/formatCondition.ts'
import { findWitness } from '../conditions/findWitness.ts'
import { holds, holdTogether, isNever, judgeCondition, witnessOf } from '../conditions/judgeCondition.ts'
import { narrow } from '../conditions/Situation.ts'
import type { Situation } from '../conditions/Situation.ts'
import type { PathSegment } from '../Diagnostic.ts'
import { slotsOf } from '../fieldPaths.ts'
import { entityOfResource } from '../Model.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import { wizardModes } from '../normalize/normalizeWizard.ts'
import type {
  EntitySource,
  PropertySource,
  ResourceSource,
  RulesSource,
  WizardSource,
} from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { routeFor, wizardShown } from '../routes.ts'
import { conditionsOfBlock } from './checkConditions.ts'
import { badgesOf } from './checkFieldPlaces.ts'
import { fieldNames, holdersOf } from '../placedFields.ts'
import type { Report } from './Report.ts'
import { recordShape, rowShape } from './scopes.ts'
import { formSituation, portalSituation, rowSituation, wizardSituation } from './situations.ts'

/**
 * Conditions can turn, and rules leave each other something to do.
 * Where not every case can be tried nothing is said, so every report is sure.
 */
export function checkContradictions(model: SharedModel, module: ModuleModel, report: Report): void {
  inModule(model, module, report)
  for (const file of module.rules) inRules(model, file, report)
  for (const file of module.resources) inResource(model, file, report)
  for (const file of module.lifecycles) inLifecycle(model, file, report)
  for (const file of module.lists) inList(model, file, report)
  for (const file of module.wizards) inWizard(model, file, report)
  for (const file of module.pages) inPage(model, file, report)
  aroundFields(model, module, report)
}

/** The tree of a condition that is sound in itself. */
function treeOf(text: string | undefined, situation: Situation, given?: string): ConditionNode | undefined {
  if (text === undefined) return undefined
  const scope = { shapes: situation.shapes, names: {}, typed: true }
  if (checkCondition(text, scope, given).length > 0) return undefined
  const parsed = parseCondition(text)
  return 'tree' in parsed ? parsed.tree : undefined
}

/** Reports what never changes; returns whether the whole condition can be both true and false. */
function judge(
  place: { file: SourceFile; at: PathSegment[]; text: string | undefined; given?: string | undefined },
  situation: Situation,
  means: { never: string; always: string },
  report: Report,
  anywhere = situation,
): boolean {
  const { file, at, text, given } = place
  if (text === undefined || treeOf(text, situation, given) === undefined) return false
  const parsed = parseCondition(text)
  if (!('tree' in parsed)) return false
  const verdicts = judgeCondition(parsed.tree, situation, anywhere)
  for (const { node, whole, always, pair, reason, witness } of verdicts) {
    const shown = formatCondition(node)
    const part = node === parsed.tree || (pair === true && whole) ? '' : `"${shown}" `
    const why = reason === '' ? '' : `: ${reason}`
    const example = witness && witnessOf(witness, [parsed.tree])
    const seen = example ? `; with ${JSON.stringify(example)} only the first holds` : ''
    const aim = { inside: parsed.offsets.get(node) ?? 0, ...(example ? { witness: example } : {}) }
    if (always) {
      const effect = whole ? means.always : 'leave this part out'
      report(
        file,
        at,
        'condition-always',
        `${part}is always true: ${effect}${reason === '' ? '' : ` (${reason})`}`,
        aim,
      )
    } else {
      const effect = whole ? means.never : 'this part does nothing'
      report(file, at, 'condition-never', `${part}can never be true, so ${effect}${why}${seen}`, aim)
    }
  }
  return !verdicts.some((verdict) => verdict.whole)
}

const SAYS_NOTHING = 'leave it out'

function inRules(model: SharedModel, file: SourceFile<'rules'>, report: Report): void {
  const entity = model.entities.get(file.value.entity)?.value
  if (entity === undefined) return
  const situation = formSituation(model, entity)
  for (const [name, rules] of Object.entries(file.value.fields ?? {})) {
    const property = recordShape(entity).properties?.[name]
    if (property) fieldRules(file, name, property, rules, situation, report)
  }
  for (const [index, { each, when, unless }] of (file.value.checks ?? []).entries()) {
    const at = ['checks', index]
    const inside = each === undefined ? situation : formSituation(model, entity, each)
    const means = { never: 'the check never looks', always: SAYS_NOTHING }
    judge({ file, at: [...at, 'when'], text: when }, inside, means, report)
    const refuses = { never: 'the check always refuses', always: 'the check never refuses: leave it out' }
    judge({ file, at: [...at, 'unless'], text: unless, given: when }, inside, refuses, report)
  }
  effectRules(file, entity, situation, report)
}

function fieldRules(
  file: SourceFile<'rules'>,
  name: string,
  property: PropertySource,
  rules: NonNullable<RulesSource['fields']>[string],
  situation: Situation,
  report: Report,
): void {
  const { visibleWhen, requiredWhen, enabledWhen } = rules
  if (visibleWhen === undefined && requiredWhen === undefined && enabledWhen === undefined) return
  const at = ['fields', name]
  const check = (key: 'visibleWhen' | 'requiredWhen' | 'enabledWhen', never: string, always: string) =>
    judge({ file, at: [...at, key], text: rules[key] }, situation, { never, always }, report)
  const turns = [
    check('visibleWhen', 'the field is never shown', SAYS_NOTHING),
    check(
      'requiredWhen',
      'the field is never required',
      'name the field in "required" of its entity instead',
    ),
    check('enabledWhen', 'the field can never be filled in', SAYS_NOTHING),
  ]
  const [visible, required, enabled] = [visibleWhen, requiredWhen, enabledWhen].map((text, index) =>
    turns[index] === true ? treeOf(text, situation) : undefined,
  )
  const exclude = (trees: (ConditionNode | undefined)[]) => {
    const given = trees.filter((tree) => tree !== undefined)
    return given.length === trees.length && holdTogether(given, situation).result === 'none'
  }
  const contradict = (key: string, problem: string, tree: ConditionNode | undefined) => {
    const example = tree && holdTogether([tree], situation)
    const witness = tree && example?.result === 'found' ? witnessOf(example.scope, [tree]) : undefined
    const shown = witness ? `, for example with ${JSON.stringify(witness)}` : ''
    report(file, [...at, key], 'rules-contradict', `${problem}${shown}`, witness ? { witness } : {})
  }
  if (exclude([visible, required])) {
    return contradict(
      'requiredWhen',
      'holds only while the field is hidden, and a hidden field is never required',
      required,
    )
  }
  if (exclude([visible, enabled])) {
    return contradict(
      'enabledWhen',
      'holds only while the field is hidden, so whoever sees it cannot fill it in',
      enabled,
    )
  }
  const given = (property.default ?? rules.default) !== undefined
  const writes = (file.value.effects ?? []).some((effect) => effect.set?.[name] !== undefined)
  for (const [key, tree] of [
    ['visibleWhen', visible],
    ['enabledWhen', enabled],
  ] as const) {
    if (given || writes || property.readOnly === true || !tree) continue
    if (!isNever(tree, narrow(situation, [[`form.${name}`, [undefined]]]))) continue
    const problem = `is true only once ${name} itself has a value, so it can never be filled in`
    return contradict(key, problem, undefined)
  }
  const set = (file.value.effects ?? []).some((effect) => Object.hasOwn(effect.set ?? {}, name))
  const conditions = [enabled, required, ...(visible ? [visible] : [])]
  if (!given && !set && exclude(conditions)) {
    contradict(
      'enabledWhen',
      'never holds while the field is required, so it can never be filled in',
      required,
    )
  }
}

type EffectSource = NonNullable<RulesSource['effects']>[number]
/** `undefined` for a field that is cleared. */
type Write = { at: PathSegment[]; kind: 'clear' | 'set' | 'default'; value: unknown }

function effectRules(
  file: SourceFile<'rules'>,
  entity: EntitySource,
  situation: Situation,
  report: Report,
): void {
  const effects = file.value.effects ?? []
  const turning = effects.map((effect, index) => {
    if (effect.when === undefined) return true
    const at = ['effects', index, 'when']
    const means = { never: 'the effect never runs', always: SAYS_NOTHING }
    return judge({ file, at, text: effect.when }, situation, means, report)
  })
  const whenOf = (effect: EffectSource): ConditionNode[] => {
    const tree = treeOf(effect.when, situation)
    return tree ? [tree] : []
  }
  const sound = effects.filter((_, index) => turning[index] === true)
  for (const [index, effect] of effects.entries()) {
    if (turning[index] !== true) continue
    for (const [field, writes] of Object.entries(writesOf(effect, index))) {
      const later = sound.slice(sound.indexOf(effect) + 1).filter((other) => other.on === effect.on)
      overwritten(file, effect, field, writes, later, situation, whenOf, report)
      hiddenBySetting(file, entity, effect, field, writes, situation, whenOf(effect), report)
    }
  }
}

function writesOf(effect: EffectSource, index: number): Record<string, Write[]> {
  const writes: Record<string, Write[]> = {}
  const add = (field: string, write: Write) => (writes[field] ??= []).push(write)
  const at = ['effects', index]
  for (const [place, field] of (effect.clear ?? []).entries()) {
    add(field, { at: [...at, 'clear', place], kind: 'clear', value: undefined })
  }
  for (const [field, value] of Object.entries(effect.set ?? {})) {
    add(field, { at: [...at, 'set', field], kind: 'set', value })
  }
  for (const [place, field] of (effect.default ?? []).entries()) {
    add(field, { at: [...at, 'default', place], kind: 'default', value: undefined })
  }
  return writes
}

/**
 * What an effect writes must be able to last: clearing before setting a default is a way to reset, and clearing
 * before setting in some cases is one too; any other pair of different writes to one field is an error.
 */
function overwritten(
  file: SourceFile<'rules'>,
  effect: EffectSource,
  field: string,
  writes: Write[],
  later: EffectSource[],
  situation: Situation,
  whenOf: (effect: EffectSource) => ConditionNode[],
  report: Report,
): void {
  const [first, second] = writes
  if (first && second && second.kind === 'set') {
    report(file, second.at, 'effect-conflict', `clears ${field} and sets it in one step: leave one out`)
  }
  const last = writes.at(-1)
  if (last === undefined) return
  const when = whenOf(effect)
  for (const other of later) {
    const next = Object.values(writesOf(other, 0)[field] ?? []).at(-1)
    if (next === undefined || next.kind === 'default' || same(last, next)) continue
    const then = whenOf(other)
    const both = holdTogether([...when, ...then], situation)
    if (both.result !== 'found') continue
    const alone = findWitness(
      [...when, ...then],
      situation,
      (scope) => when.every((tree) => holds(tree, scope)) && !then.every((tree) => holds(tree, scope)),
    )
    const clearsSetting = last.kind !== 'clear' && next.kind === 'clear'
    if (alone.result !== 'none' && !clearsSetting) continue
    const witness = witnessOf(both.scope, [...when, ...then])
    const shown = Object.keys(witness).length > 0 ? `, for example with ${JSON.stringify(witness)}` : ''
    const does = last.kind === 'clear' ? 'clears' : 'sets'
    const undoes = next.kind === 'clear' ? 'clears it again' : 'sets it otherwise'
    const problem = `${does} ${field}, and a later effect of the same change ${undoes}${shown}`
    report(file, last.at, 'effect-conflict', problem, { witness })
  }
}

function same(left: Write, right: Write): boolean {
  return left.kind === right.kind && JSON.stringify(left.value) === JSON.stringify(right.value)
}

/** A value set by an effect must not hide its own field, which drops it; what resets a field may. */
function hiddenBySetting(
  file: SourceFile<'rules'>,
  entity: EntitySource,
  effect: EffectSource,
  field: string,
  writes: Write[],
  situation: Situation,
  when: ConditionNode[],
  report: Report,
): void {
  const write = writes.find(({ kind }) => kind === 'set')
  const visible = treeOf(file.value.fields?.[field]?.visibleWhen, situation)
  const property = entity.properties[field]
  if (write === undefined || visible === undefined || property === undefined) return
  const { value } = write
  if (value === false || value === 0 || value === '' || value === property.default) return
  if (typeof value === 'string' && slotsOf(value).length > 0) return
  const known = Object.entries(effect.set ?? {}).map(([name, given]) => [`form.${name}`, [given]] as const)
  const cleared = (effect.clear ?? []).map((name) => [`form.${name}`, [undefined]] as const)
  const after = narrow(situation, [...cleared, ...known])
  if (isNever(visible, situation)) return
  // What the effect itself changes need not hold any more.
  const written = [...cleared, ...known].map(([name]) => name)
  const still = when
    .flatMap((tree) => (tree.op === 'and' ? tree.args : [tree]))
    .filter(
      (tree) => !pathsIn(tree).some((path) => written.some((name) => `${path}.`.startsWith(`${name}.`))),
    )
  const shown = findWitness([visible, ...still], after, (scope) =>
    [visible, ...still].every((tree) => holds(tree, scope)),
  )
  if (shown.result !== 'none') return
  const example = holdTogether(when, situation)
  const witness = example.result === 'found' ? witnessOf(example.scope, when) : {}
  const problem = `sets ${field} where "${formatCondition(visible)}" hides it, so the value is dropped, for example with ${JSON.stringify(witness)}`
  report(file, write.at, 'effect-hidden', problem, { witness })
}

function inResource(model: SharedModel, file: SourceFile<'resource'>, report: Report): void {
  const entity = model.entities.get(file.value.entity)?.value
  if (entity === undefined) return
  const situation = rowSituation(model, entity)
  for (const [name, operation] of Object.entries(file.value.operations)) {
    const at = ['operations', name, 'when']
    const means = { never: 'the operation is always refused', always: SAYS_NOTHING }
    judge({ file, at, text: operation.when }, situation, means, report)
  }
  const flags = { never: 'the flag matches no row', always: 'the flag matches every row, so leave it out' }
  for (const [index, { where }] of (file.value.query ?? []).entries()) {
    judge({ file, at: ['query', index, 'where'], text: where }, situation, flags, report)
  }
  for (const [place, sublist] of (file.value.sublists ?? []).entries()) {
    const item = entity.properties[sublist.field]?.items
    if (item === undefined) continue
    const inside = rowSituation(model, entity, item)
    for (const [index, { where }] of (sublist.query ?? []).entries()) {
      judge({ file, at: ['sublists', place, 'query', index, 'where'], text: where }, inside, flags, report)
    }
  }
}

function inLifecycle(model: SharedModel, file: SourceFile<'lifecycle'>, report: Report): void {
  const entity = model.entities.get(file.value.entity)?.value
  if (entity === undefined) return
  const anywhere = rowSituation(model, entity)
  for (const [index, transition] of file.value.transitions.entries()) {
    const from = transition.from.map((name) => file.value.states[name]?.value ?? name)
    const situation = narrow(anywhere, [[`row.${file.value.field}`, from]])
    const means = { never: 'the transition is never possible', always: SAYS_NOTHING }
    const at = ['transitions', index]
    judge({ file, at: [...at, 'when'], text: transition.when }, situation, means, report, anywhere)
    for (const [place, { when }] of (transition.postings ?? []).entries()) {
      const never = 'the fee is never charged'
      const posting = { file, at: [...at, 'postings', place, 'when'], text: when }
      judge(posting, situation, { never, always: SAYS_NOTHING }, report, anywhere)
    }
    const to = file.value.states[transition.to]?.value ?? transition.to
    const after = narrow(anywhere, [[`row.${file.value.field}`, [to]]])
    for (const [place, { when }] of (transition.notify ?? []).entries()) {
      const notice = { file, at: [...at, 'notify', place, 'when'], text: when }
      judge(notice, after, { never: 'nobody is ever notified', always: SAYS_NOTHING }, report, anywhere)
    }
    const simulated = { file, at: [...at, 'simulated', 'when'], text: transition.simulated?.when }
    const never = 'the simulator never decides so'
    judge(simulated, situation, { never, always: SAYS_NOTHING }, report, anywhere)
  }
}

function inList(model: SharedModel, file: SourceFile<'list'>, report: Report): void {
  const resource = model.resources.get(file.value.resource)?.value
  const entity = entityOfResource(model, file.value.resource)?.value
  if (resource === undefined || entity === undefined) return
  const situation = rowSituation(model, entity, rowShape(entity, resource.listFields))
  const { columns, rowActions = [] } = file.value
  for (const [index, column] of columns.entries()) {
    const place = { file, at: ['columns', index, 'linkWhen'], text: column.linkWhen }
    const means = { never: 'the column never links', always: SAYS_NOTHING }
    if (!judge(place, situation, means, report) || column.link === undefined) continue
    refusedThere(model, resource, place, column.link, situation, report)
  }
  const expands = { file, at: ['expandWhen'], text: file.value.expandWhen }
  judge(expands, situation, { never: 'no row begins expanded', always: 'every row begins expanded' }, report)
  for (const [index, action] of rowActions.entries()) {
    if (action.transition !== undefined) continue
    const place = { file, at: ['rowActions', index, 'when'], text: action.when }
    const means = { never: 'the action is never offered', always: SAYS_NOTHING }
    if (!judge(place, situation, means, report)) continue
    if (action.to !== undefined) refusedThere(model, resource, place, action.to, situation, report)
    if (action.operation !== undefined) refusedBy(resource, action.operation, place, situation, report)
  }
}

function refusedThere(
  model: SharedModel,
  resource: ResourceSource,
  place: { file: SourceFile; at: PathSegment[]; text: string | undefined },
  to: string,
  situation: Situation,
  report: Report,
): void {
  const screen = routeFor(model, to)?.screen
  if (screen === undefined || !('wizard' in screen) || screen.mode !== 'edit') return
  if (wizardShown(model, screen)?.resource === resource.id)
    refusedBy(resource, 'update', place, situation, report)
}

function refusedBy(
  resource: ResourceSource,
  name: 'update' | 'delete' | 'rotate',
  place: { file: SourceFile; at: PathSegment[]; text: string | undefined },
  situation: Situation,
  report: Report,
): void {
  const allowed = treeOf(resource.operations[name]?.when, situation)
  const offered = treeOf(place.text, situation)
  if (allowed === undefined || offered === undefined) return
  if (isNever(allowed, situation) || holdTogether([offered, allowed], situation).result !== 'none') return
  const example = holdTogether([offered], situation)
  const witness = example.result === 'found' ? witnessOf(example.scope, [offered]) : {}
  const problem = `offers it only where operation ${name} refuses it ("${formatCondition(allowed)}"), for example with ${JSON.stringify(witness)}: change this condition or that of the operation`
  report(place.file, place.at, 'action-refused', problem, { witness })
}

function inWizard(model: SharedModel, file: SourceFile<'wizard'>, report: Report): void {
  const wizard = file.value
  const entity = entityOfResource(model, wizard.resource)?.value
  if (entity === undefined) return
  const anywhere = formSituation(model, entity)
  submitTexts(model, file, entity, report)
  const created = wizardSituation(model, entity, wizard, 'create')
  for (const [index, { when }] of (wizard.doneWhen ?? []).entries()) {
    if (when === undefined) continue
    const place = { file, at: ['doneWhen', index, 'when'], text: when }
    judge(place, created, { never: 'it is never gone there', always: 'let done say it' }, report, anywhere)
  }
  for (const [index, banner] of (wizard.banners ?? []).entries()) {
    const modes = banner.modes.map((mode) => wizardSituation(model, entity, wizard, mode))
    if (banner.when === undefined) continue
    const tree = treeOf(banner.when, anywhere)
    if (tree === undefined) continue
    const place = { file, at: ['banners', index, 'when'], text: banner.when }
    const possible = modes.find((situation) => !isNever(tree, situation))
    judge(
      place,
      possible ?? modes[0] ?? anywhere,
      { never: 'the banner is never shown', always: SAYS_NOTHING },
      report,
      anywhere,
    )
  }
  unreachableSteps(model, file, entity, report)
}

function submitTexts(
  model: SharedModel,
  file: SourceFile<'wizard'>,
  entity: EntitySource,
  report: Report,
): void {
  const wizard = file.value
  for (const [index, entry] of wizard.submitText.entries()) {
    const situation = wizardSituation(model, entity, wizard, entry.mode)
    const place = { file, at: ['submitText', index, 'when'], text: entry.when }
    const means = { never: 'the text is never shown', always: 'leave it out' }
    if (entry.when !== undefined && !judge(place, situation, means, report, formSituation(model, entity)))
      continue
    const earlier = wizard.submitText.slice(0, index).filter((each) => each.mode === entry.mode)
    const sure = earlier.find((each) => each.when === undefined)
    if (sure) {
      const problem = `is never shown: the text before it for mode "${entry.mode}" has no "when"`
      report(file, ['submitText', index], 'text-shadowed', problem)
      continue
    }
    const own = treeOf(entry.when, situation)
    const others = earlier.flatMap((each) => treeOf(each.when, situation) ?? [])
    if (others.length === 0 || others.length < earlier.length) continue
    const trees = own ? [own, ...others] : others
    const shown = findWitness(
      trees,
      situation,
      (scope) => (own === undefined || holds(own, scope)) && !others.some((tree) => holds(tree, scope)),
    )
    if (shown.result !== 'none') continue
    const example = holdTogether(own ? [own] : [], situation)
    const witness = example.result === 'found' ? witnessOf(example.scope, trees) : {}
    const problem = `is never shown: the texts before it hold whenever it does, for example with ${JSON.stringify(witness)}`
    report(file, ['submitText', index], 'text-shadowed', problem, { witness })
  }
}

function unreachableSteps(
  model: SharedModel,
  file: SourceFile<'wizard'>,
  entity: EntitySource,
  report: Report,
): void {
  const wizard: WizardSource = file.value
  const situations = wizardModes(wizard).map((mode) => wizardSituation(model, entity, wizard, mode))
  const rules = model.rules.get(entity.id)?.value.fields ?? {}
  const neverSeen = (name: string) =>
    situations.every((situation) => {
      const tree = treeOf(rules[name]?.visibleWhen, situation)
      return tree !== undefined && isNever(tree, situation)
    })
  for (const [index, step] of wizard.steps.entries()) {
    const fields = fieldNames(step)
    if (fields.length === 0 || step.summary !== undefined || !fields.every(neverSeen)) continue
    const problem = `no field is ever shown in step "${step.id}": each of ${fields.join(', ')} is always hidden`
    report(file, ['steps', index], 'unreachable-step', problem)
  }
}

function aroundFields(model: SharedModel, module: ModuleModel, report: Report): void {
  const situationOf = (resource: string) => {
    const entity = entityOfResource(model, resource)?.value
    return entity && formSituation(model, entity)
  }
  for (const { file, at, holder, resource } of holdersOf(module)) {
    const situation = situationOf(resource)
    if (situation === undefined) continue
    const step = { never: 'the step is never there', always: SAYS_NOTHING }
    judge({ file, at: [...at, 'when'], text: holder.when }, situation, step, report)
    const section = { never: 'the section is never shown', always: SAYS_NOTHING }
    for (const [index, { when }] of (holder.sections ?? []).entries())
      judge({ file, at: [...at, 'sections', index, 'when'], text: when }, situation, section, report)
  }
  for (const { file, at, badges, resource } of badgesOf(module)) {
    const situation = situationOf(resource)
    if (situation === undefined) continue
    const means = { never: 'the badge is never shown', always: SAYS_NOTHING }
    for (const [index, badge] of badges.entries())
      if (typeof badge !== 'string')
        judge({ file, at: [...at, index, 'when'], text: badge.when }, situation, means, report)
  }
}

function inModule(model: SharedModel, { file }: ModuleModel, report: Report): void {
  const situation = portalSituation(model)
  const { routes, navigation = [], listTools = [], gates = [], banners = [] } = file.value
  const places = [
    { name: 'routes', entries: routes, never: 'the route can never be opened' },
    { name: 'navigation', entries: navigation, never: 'the entry is never shown' },
    { name: 'listTools', entries: listTools, never: 'the entry is never shown' },
    { name: 'gates', entries: gates, never: 'the gate is never shut' },
    { name: 'banners', entries: banners, never: 'the notice is never shown' },
  ]
  for (const { name, entries, never } of places) {
    const always = name === 'gates' ? 'it would never open' : SAYS_NOTHING
    for (const [index, { when }] of entries.entries())
      judge({ file, at: [name, index, 'when'], text: when }, situation, { never, always }, report)
  }
}

function inPage(model: SharedModel, file: SourceFile<'page'>, report: Report): void {
  const { record } = file.value
  const entity = record && entityOfResource(model, record.resource)?.value
  const situation = entity ? rowSituation(model, entity) : portalSituation(model)
  for (const [index, block] of file.value.blocks.entries()) {
    const place = { file, at: ['blocks', index, 'when'], text: block.when }
    judge(place, situation, { never: 'the block is never shown', always: SAYS_NOTHING }, report)
    for (const { at, when } of conditionsOfBlock(block)) {
      const inside = { file, at: ['blocks', index, ...at], text: when }
      judge(inside, situation, { never: 'it is never there', always: SAYS_NOTHING }, report)
    }
    if (block.kind !== 'tasks') continue
    for (const [at, task] of block.tasks.entries()) {
      const within = ['blocks', index, 'tasks', at]
      const when = { file, at: [...within, 'when'], text: task.when }
      judge(when, situation, { never: 'the task is never shown', always: SAYS_NOTHING }, report)
      const done = { file, at: [...within, 'done'], text: task.done }
      judge(done, situation, { never: 'the task is never done', always: 'leave the task out' }, report)
    }
  }
}
