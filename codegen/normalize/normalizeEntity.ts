import type {
  CheckDefinition,
  ChoicesDefinition,
  EntityDefinition,
  FieldRules,
  LifecycleDefinition,
  LimitDefinition,
  PropertyDefinition,
  PropertyType,
  ReferenceDefinition,
} from '../../src/language/portal.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import { followPath, splitPath } from '../fieldPaths.ts'
import { findCall } from '../readCalls.ts'
import { endpointOf } from '../serverChecks.ts'
import { checkPlaces } from '../checkPlaces.ts'
import type { SharedModel } from '../Model.ts'
import { conditionsAround } from '../placedFields.ts'
import { allOf, normalizeWay } from './normalizeWay.ts'
import type {
  CheckSource,
  ChoicesSource,
  LimitSource,
  PropertySource,
  ReferenceSource,
  RulesSource,
} from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { omitUndefined } from './omitUndefined.ts'
import { qualifyAll, wordsOf } from './qualifyText.ts'
import type { Qualify } from './qualifyText.ts'

/** An entity with its rules and lifecycle, every property total. */
export function normalizeEntity(
  model: SharedModel,
  file: SourceFile<'entity'>,
  lifecycle: LifecycleDefinition | undefined,
  qualify: Qualify,
): EntityDefinition {
  const { id, title, properties, required } = file.value
  const normalized = mapValues(properties, (property) => ({
    ...normalizeProperty(property, qualify(title), qualify),
    ...(property.lookup && { lookup: normalizeLookup(model, properties, property.lookup) }),
  }))
  const state = lifecycle && normalized[lifecycle.field]
  if (state) state.enumTexts ??= mapValues(lifecycle.states, (each) => each.title)
  return omitUndefined({
    id,
    module: file.module ?? '',
    title: qualify(title),
    properties: normalized,
    required,
    rules: withConditionsAround(
      normalizeRules(model, model.rules.get(id)?.value, qualify),
      conditionsAround(model, file),
    ),
    lifecycle,
  })
}

/** The cell a property is shown in when it names none. */
export function defaultCell(
  property: Pick<PropertySource, 'type' | 'format' | 'file' | 'items' | 'chips' | 'enumTexts' | 'catalogue'>,
): string {
  if (property.chips) return 'status-chip'
  if (property.file ?? property.items?.file) return 'files'
  if (property.format === 'date-time' || property.format === 'local-date-time') return 'date-time'
  if (property.format === 'date') return 'date'
  if (property.format === 'phone') return 'phone'
  if (property.enumTexts) return 'text'
  if ((property.items ?? property).type === 'string' && (property.items ?? property).catalogue)
    return 'choice'
  if (property.type === 'integer' || property.type === 'number') return 'number'
  return property.type === 'boolean' ? 'yes-no' : 'text'
}

function normalizeProperty(
  property: PropertySource,
  parentTitle: string,
  qualify: Qualify,
  parent: Pick<PropertyDefinition, 'readOnly' | 'writeOn'> = {
    readOnly: false,
    writeOn: ['create', 'update'],
  },
): PropertyDefinition {
  const readOnly = property.readOnly ?? parent.readOnly
  const writeOn = readOnly ? [] : (property.writeOn ?? parent.writeOn)
  const title = property.title === undefined ? parentTitle : qualify(property.title)
  const nested = (child: PropertySource) => normalizeProperty(child, title, qualify, { readOnly, writeOn })
  const {
    type,
    title: _title,
    help,
    placeholder,
    enumTexts,
    patterns,
    distinct,
    keyed,
    generated,
    keepsDefault,
    items,
    properties,
    errors,
    lookup: _lookup,
    made,
    ...keywords
  } = property
  return omitUndefined({
    ...keywords,
    type: type as PropertyType, // the language schema allows no other
    format: property.format as PropertyDefinition['format'], // the same
    title,
    help: help && qualify(help),
    placeholder: placeholder && qualify(placeholder),
    enumTexts: enumTexts && qualifyAll(enumTexts, qualify),
    patterns: patterns?.map((each) => ({ pattern: each.pattern, text: qualify(each.text) })),
    distinct: distinct === false ? undefined : distinct,
    keyed: keyed === true ? true : undefined,
    generated: generated === true ? true : undefined,
    keepsDefault: keepsDefault === true ? true : undefined,
    items: items && nested(keyed === true ? keyedItem(items) : items),
    properties: properties && mapValues(properties, nested),
    trim: property.trim ?? false,
    readOnly,
    writeOn,
    sensitive: property.sensitive ?? false,
    made: property.sensitive === 'shownOnce' || made ? { prefix: '', ...made } : undefined,
    cell: property.cell ?? defaultCell(property),
    // An empty text stays one.
    errors: mapValues(errors ?? {}, (text) => (text === '' ? '' : qualify(text))),
  })
}

/** What clients tell items apart by, and how they remove one. */
function keyedItem(item: PropertySource): PropertySource {
  return {
    ...item,
    properties: {
      id: { type: 'string', format: 'uuid' },
      ...item.properties,
      _destroy: { type: 'boolean' },
    },
  }
}

/** The column of the catalogue, so that forms need no catalogue to fill it in. */
function normalizeLookup(
  model: SharedModel,
  properties: Record<string, PropertySource>,
  { by, column, gather }: NonNullable<PropertySource['lookup']>,
): NonNullable<PropertyDefinition['lookup']> {
  const followed = followPath<PropertySource>({ type: 'object', properties }, splitPath(by))
  const catalogue = 'found' in followed ? followed.found.catalogue : undefined
  const items = model.catalogues.get(catalogue ?? '')?.value.items ?? []
  const values = items.flatMap((item) => {
    const value = item[column]
    return value === undefined ? [] : [[item.value, value] as const]
  })
  return omitUndefined({ by, values: Object.fromEntries(values), gather })
}

function normalizeRules(
  model: SharedModel,
  rules: RulesSource | undefined,
  qualify: Qualify,
): EntityDefinition['rules'] {
  const { advising = [], judging = [] } = Object.groupBy(rules?.checks ?? [], ({ advises }) =>
    advises ? 'advising' : 'judging',
  )
  return {
    fields: Object.fromEntries(
      Object.entries(rules?.fields ?? {}).map(([path, field]) => [
        plain(path),
        normalizeFieldRules(model, rules?.entity ?? '', path, field, qualify),
      ]),
    ),
    effects: [
      ...(rules?.effects ?? []).map((effect) =>
        omitUndefined({
          on: plain(effect.on),
          when: effect.when === undefined ? undefined : compileCondition(effect.when),
          clear: (effect.clear ?? []).map(plain),
          set: Object.fromEntries(
            Object.entries(effect.set ?? {}).map(([path, value]) => [plain(path), value]),
          ),
          default: (effect.default ?? []).map(plain),
          suggest:
            effect.suggest &&
            Object.fromEntries(
              Object.entries(effect.suggest).map(([path, text]) => [
                plain(path),
                wordsOf(model, qualify(text)),
              ]),
            ),
        }),
      ),
      // Another number has another proof.
      ...Object.entries(rules?.fields ?? {}).flatMap(([field, { challenge }]) =>
        challenge ? { on: challenge.proves, clear: [field], set: {}, default: [] } : [],
      ),
    ],
    checks: judging.flatMap((check) => normalizeCheck(model, check, qualify)),
    ...(advising.length > 0 && {
      advice: advising.flatMap((check) => normalizeCheck(model, check, qualify)),
    }),
  }
}

/** A field is hidden wherever the step or section that shows it is left out. */
function withConditionsAround(
  rules: EntityDefinition['rules'],
  around: Map<string, string[]>,
): EntityDefinition['rules'] {
  if (around.size === 0) return rules
  const fields = { ...rules.fields }
  for (const [path, conditions] of around) {
    const own = fields[path]
    const visibleWhen = allOf([...conditions, own?.visibleWhen?.source])
    if (visibleWhen) fields[path] = { ...own, visibleWhen }
  }
  return { ...rules, fields }
}

/** A rule of items is one rule, whatever the place of an item. */
function plain(path: string): string {
  return path.replaceAll('[]', '')
}

function normalizeCheck({ registry }: SharedModel, source: CheckSource, qualify: Qualify): CheckDefinition[] {
  const { unless, each, check = '', when, text, on } = source
  return checkPlaces(source, registry.value.checks).map(({ at, reads }) => ({
    ...(unless === undefined ? { check, reads } : { unless: compileCondition(unless) }),
    ...(when !== undefined && { when: compileCondition(when) }),
    ...(each !== undefined && { each }),
    at,
    text: qualify(text),
    on: on ?? ['create', 'update'],
  }))
}

function normalizeLimit({ when, text, ...bounds }: LimitSource, qualify: Qualify): LimitDefinition {
  return {
    ...(when !== undefined && { when: compileCondition(when) }),
    bounds,
    ...(text !== undefined && { text: qualify(text) }),
  }
}

function normalizeChoices(choices: ChoicesSource, qualify: Qualify): ChoicesDefinition {
  const { enabledWhen, because, hides, keptWhen, keptBecause, removed } = choices
  const { hints = [], groups = [], groupBy } = choices
  return omitUndefined({
    enabledWhen: enabledWhen === undefined ? undefined : compileCondition(enabledWhen),
    because: because && qualify(because),
    hides,
    keptWhen: keptWhen === undefined ? undefined : compileCondition(keptWhen),
    keptBecause: keptBecause && qualify(keptBecause),
    removed: removed && qualify(removed),
    hints: hints.map(({ when, text, slots }) =>
      omitUndefined({
        when: when === undefined ? undefined : compileCondition(when),
        text: qualify(text),
        slots,
      }),
    ),
    groups: groups.map(({ when, title, ...group }) => ({
      ...group,
      title: qualify(title),
      ...(when !== undefined && { when: compileCondition(when) }),
    })),
    groupBy,
  })
}

function normalizeEmpty(
  model: SharedModel,
  { text, to, action }: ReferenceSource['empty'],
  qualify: Qualify,
): ReferenceDefinition['empty'] {
  if (to === undefined || action === undefined) return { text: qualify(text) }
  return { text: qualify(text), way: { ...normalizeWay(model, { to }), text: qualify(action) } }
}

/** How the referenced property is written; where code alone knows the answer, the property that stores it says so. */
function labelFormatOf(
  model: SharedModel,
  entity: string,
  path: string,
  { get, items, label, pick }: ReferenceSource,
): ReferenceDefinition['labelFormat'] {
  const at = (root: PropertySource | undefined, where: string): PropertySource | undefined => {
    const followed = root && followPath<PropertySource>(root, splitPath(where))
    return followed && 'found' in followed ? followed.found : undefined
  }
  const answered = at(findCall(model, get)?.answer, items)?.items
  const stored = Object.keys(pick).find((name) => pick[name] === label)
  const own = at({ type: 'object', properties: model.entities.get(entity)?.value.properties ?? {} }, path)
  const property = at(answered, label) ?? at(own?.items ?? own, stored ?? '')
  return property && (property.cell ?? defaultCell(property)) === 'phone' ? 'phone' : undefined
}

function normalizeFieldRules(
  model: SharedModel,
  entity: string,
  path: string,
  field: NonNullable<RulesSource['fields']>[string],
  qualify: Qualify,
): FieldRules {
  const condition = (text: string | undefined) => (text === undefined ? undefined : compileCondition(text))
  const { reference, challenge, serverCheck, choices } = field
  return omitUndefined({
    visibleWhen: condition(field.visibleWhen),
    requiredWhen: condition(field.requiredWhen),
    enabledWhen: condition(field.enabledWhen),
    because: field.because && qualify(field.because),
    forced: field.forced?.map(({ when, value, because }) => ({
      when: compileCondition(when),
      value,
      because: qualify(because),
    })),
    equal: field.equal,
    default: field.default,
    limits: field.limits?.map((limit) => normalizeLimit(limit, qualify)),
    challenge: challenge && {
      ...challenge,
      channels: challenge.channels.map(({ channel, when }) =>
        omitUndefined({ channel, when: condition(when) }),
      ),
    },
    serverCheck:
      serverCheck === undefined
        ? undefined
        : { path: serverCheck, sends: endpointOf(model, entity, serverCheck)?.input ?? [] },
    choices: choices && normalizeChoices(choices, qualify),
    reference:
      reference &&
      omitUndefined({
        ...reference,
        query: reference.query ?? {},
        labelFormat: labelFormatOf(model, entity, path, reference),
        empty: normalizeEmpty(model, reference.empty, qualify),
        inUse: reference.inUse && qualify(reference.inUse),
      }),
  })
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
