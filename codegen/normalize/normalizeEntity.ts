import type {
  CheckDefinition,
  EntityDefinition,
  FieldRules,
  LifecycleDefinition,
  LimitDefinition,
  PropertyDefinition,
  PropertyType,
} from '../../src/language/portal.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import type { Model } from '../Model.ts'
import type { CheckSource, LimitSource, PropertySource, RulesSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { omitUndefined } from './omitUndefined.ts'
import { qualifyAll } from './qualifyText.ts'
import type { Qualify } from './qualifyText.ts'

/** An entity with its rules and lifecycle, every property total. */
export function normalizeEntity(
  model: Model,
  file: SourceFile<'entity'>,
  lifecycle: LifecycleDefinition | undefined,
  qualify: Qualify,
): EntityDefinition {
  const { id, title, properties, required } = file.value
  const normalized = mapValues(properties, (property) => normalizeProperty(property, qualify(title), qualify))
  const state = lifecycle && normalized[lifecycle.field]
  if (state) state.enumTexts ??= mapValues(lifecycle.states, (each) => each.title)
  return omitUndefined({
    id,
    module: file.module ?? '',
    title: qualify(title),
    properties: normalized,
    required,
    rules: normalizeRules(model.rules.get(id)?.value, qualify),
    lifecycle,
  })
}

/** The cell a property is shown in when it names none. */
export function defaultCell(property: Pick<PropertySource, 'type' | 'format' | 'file' | 'items'>): string {
  if (property.file ?? property.items?.file) return 'files'
  if (property.format === 'date-time' || property.format === 'local-date-time') return 'date-time'
  if (property.format === 'date') return 'date'
  if (property.format === 'phone') return 'phone'
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
    items,
    properties,
    errors,
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
    items: items && nested(items),
    properties: properties && mapValues(properties, nested),
    trim: property.trim ?? false,
    readOnly,
    writeOn,
    sensitive: property.sensitive ?? false,
    cell: property.cell ?? defaultCell(property),
    errors: qualifyAll(errors ?? {}, qualify),
  })
}

function normalizeRules(rules: RulesSource | undefined, qualify: Qualify): EntityDefinition['rules'] {
  return {
    fields: Object.fromEntries(
      Object.entries(rules?.fields ?? {}).map(([path, field]) => [
        plain(path),
        normalizeFieldRules(field, qualify),
      ]),
    ),
    effects: (rules?.effects ?? []).map((effect) =>
      omitUndefined({
        on: plain(effect.on),
        when: effect.when === undefined ? undefined : compileCondition(effect.when),
        clear: (effect.clear ?? []).map(plain),
        set: Object.fromEntries(
          Object.entries(effect.set ?? {}).map(([path, value]) => [plain(path), value]),
        ),
        default: (effect.default ?? []).map(plain),
      }),
    ),
    checks: (rules?.checks ?? []).map((check) => normalizeCheck(check, qualify)),
  }
}

/** A rule of items is one rule, whatever the place of an item. */
function plain(path: string): string {
  return path.replaceAll('[]', '')
}

function normalizeCheck(
  { unless, each, check = '', reads = {}, when, at, text, on }: CheckSource,
  qualify: Qualify,
): CheckDefinition {
  const rule = unless === undefined ? { check, reads } : { unless: compileCondition(unless) }
  return {
    ...rule,
    ...(when !== undefined && { when: compileCondition(when) }),
    ...(each !== undefined && { each }),
    at,
    text: qualify(text),
    on: on ?? ['create', 'update'],
  }
}

function normalizeLimit({ when, text, ...bounds }: LimitSource, qualify: Qualify): LimitDefinition {
  return {
    ...(when !== undefined && { when: compileCondition(when) }),
    bounds,
    ...(text !== undefined && { text: qualify(text) }),
  }
}

function normalizeFieldRules(
  field: NonNullable<RulesSource['fields']>[string],
  qualify: Qualify,
): FieldRules {
  const condition = (text: string | undefined) => (text === undefined ? undefined : compileCondition(text))
  const { reference } = field
  return omitUndefined({
    visibleWhen: condition(field.visibleWhen),
    requiredWhen: condition(field.requiredWhen),
    enabledWhen: condition(field.enabledWhen),
    because: field.because && qualify(field.because),
    equal: field.equal,
    default: field.default,
    limits: field.limits?.map((limit) => normalizeLimit(limit, qualify)),
    reference:
      reference &&
      omitUndefined({
        ...reference,
        query: reference.query ?? {},
        empty: omitUndefined({
          text: qualify(reference.empty.text),
          to: reference.empty.to,
          action: reference.empty.action && qualify(reference.empty.action),
        }),
      }),
  })
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
