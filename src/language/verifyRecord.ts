import type {
  CatalogueItem,
  CheckDefinition,
  EntityDefinition,
  EntityValidator,
  FieldError,
  JsonValue,
  PropertyDefinition,
} from './portal.ts'
import type { TextParams } from './fillText.ts'
import type { Scope } from './Scope.ts'
import type { WriteOperation } from './isWritable.ts'
import { isEnabled, isRequired, isVisible } from './fieldState.ts'
import { exceeds, limitsNow } from './fieldLimits.ts'
import { chosenFrom, isKept, isOffered } from './choices.ts'
import { forcedNow } from './followRules.ts'
import { findProperties, findProperty } from './findProperty.ts'
import { ruleKey, ruleScope } from './ruleScope.ts'
import { isPresent } from './isPresent.ts'
import { isStoredSecret, withoutStoredSecrets } from './storedSecret.ts'
import { isWritable } from './isWritable.ts'
import { cleanValue } from './submitValue.ts'
import { failures, type Checks } from './failures.ts'
import { formPathsOf } from './readsOfCheck.ts'
import { getPath, isWithin, pathsOverlap } from '../shared/paths.ts'

export interface VerifyRequest {
  entity: EntityDefinition
  /** The whole form in the browser; the body of a request on the server. */
  value: object
  operation: WriteOperation
  /** `form` is set from `value`. */
  scope: Scope
  /** `<entity>.form` for a form value, `<entity>.create` or `.update` for a request body. */
  validator: EntityValidator
  checks: Checks
  /** Whether a value belongs to a catalogue; left out, membership is not looked at. */
  inCatalogue?: (catalogue: string, value: unknown) => boolean
  /** The item of a catalogue, for rules about what is offered; left out or not there, nothing is closed. */
  catalogueItem?: (catalogue: string, value: unknown) => CatalogueItem | undefined
  /**
   * The record as it is stored, or the defaults of a new one: a disabled field may not differ from it, and an update
   * is not refused by a check of what it leaves as it was.
   */
  baseline?: object
  /** Only errors at these fields or inside them. */
  fields?: string[]
}

/**
 * Every refusal of a record, at most one per path, used by browser and server alike.
 * Order: disabled, required, then the validator's keywords, then catalogues, limits of rules, then checks. A hidden field gives no error;
 * a disabled one is still required if it is. A text that the definition does not give is `null`.
 */
export function verifyRecord(request: VerifyRequest): FieldError[] {
  const { entity, operation, validator, inCatalogue, fields } = request
  const value = cleanValue(entity, request.value, request.scope)
  const scope: Scope = { ...request.scope, form: request.value }
  const errors = new Map<string, FieldError>()
  const report = (
    path: string,
    keyword: string,
    text = textOf(entity, path, keyword),
    params?: TextParams,
  ) => {
    if (errors.has(path)) return
    if (fields && !fields.some((field) => pathsOverlap(path, field))) return
    if (isVisible(entity, path, scope)) errors.set(path, { path, keyword, text, ...(params && { params }) })
  }

  if (request.baseline) reportDisabled(request, request.baseline, scope, report)
  for (const [name, property] of Object.entries(entity.properties)) {
    if (!isWritable(property, operation)) continue
    // A record may do without a stored secret where a new one could.
    const around = isRemoved(property, name, request.baseline, value) ? { ...scope, row: {} } : scope
    reportMissing(entity, property, name, value, around, report)
  }
  for (const { path, keyword, params } of validator(withoutStoredSecrets(entity, value)))
    // Of a missing object, the fields that it needs were reported.
    if (keyword !== 'required' || !overlapsError(errors, path))
      report(path, keyword, keyword === 'pattern' ? patternText(entity, path, params) : undefined)
  // A value of another type says so first.
  reportForced(request, scope, report)
  if (inCatalogue) {
    for (const [name, property] of Object.entries(entity.properties)) {
      if (!property.readOnly) reportForeign(property, name, value[name], inCatalogue, report)
    }
  }
  const judged = ruleScope(entity, { ...scope, form: value })
  reportLimits(request, judged, report)
  reportClosed(request, judged, report)
  for (const check of entity.rules.checks) {
    if (!check.on.includes(operation)) continue
    if (operation === 'update' && request.baseline && !isTouched(check, request.baseline, request.value))
      continue
    for (const { at, params } of failures(check, request.checks, judged)) {
      if (overlapsError(errors, at)) continue
      report(at, 'unless' in check ? 'check' : check.check, check.text, params)
    }
  }
  return [...errors.values()]
}

/** Whether a stored secret is taken away. */
function isRemoved(
  { sensitive }: PropertyDefinition,
  name: string,
  baseline: object | undefined,
  value: object,
): boolean {
  return sensitive !== false && isStoredSecret(getPath(baseline, name)) && !isPresent(getPath(value, name))
}

/** Limits that depend on a condition or on a value elsewhere. What was stored beyond the same limit may stay as it is. */
function reportLimits({ entity, operation, baseline }: VerifyRequest, scope: Scope, report: Report): void {
  const brokenIn = (around: Scope, path: string, own: unknown) =>
    limitsNow(entity, path, around).find((limit) => exceeds(own, limit))
  const stored = operation === 'update' && baseline ? { ...scope, form: baseline } : undefined
  for (const [key, { limits }] of Object.entries(entity.rules.fields)) {
    if (!limits || !isWrittenAlong(entity.properties, key.split('.'), operation)) continue
    for (const path of concretePaths(entity, key, scope.form)) {
      const own = getPath(scope.form, path)
      if (!isPresent(own)) continue
      const broken = brokenIn(scope, path, own)
      if (!broken) continue
      const { name, count, text } = broken
      const property = findProperty(entity, path)
      const [left, right] = [getPath(baseline, path), own].map((each) => withoutReadOnly(property, each))
      const before = stored && isSame(left, right) && brokenIn(stored, path, own)
      if (before && before.name === name && before.count === count) continue
      report(path, name, text ?? textOf(entity, path, name), { [name]: count, count })
    }
  }
}

/** Of what is chosen from an enum or a catalogue: options that are closed now, and stored items that must stay. A stored choice stays. */
function reportClosed(
  { entity, operation, baseline = {}, catalogueItem }: VerifyRequest,
  scope: Scope,
  report: Report,
): void {
  for (const [name, { choices }] of Object.entries(entity.rules.fields)) {
    const property = findProperty(entity, name)
    const value = getPath(scope.form, name)
    const chosen = property && chosenFrom(property)
    if (!choices || !chosen || !isPresent(value)) continue
    if (!isWrittenAlong(entity.properties, name.split('.'), operation)) continue
    const keyOf = (item: unknown) => (chosen.name === undefined ? item : getPath(item, [chosen.name]))
    const before = [getPath(baseline, name) ?? []].flat() as unknown[]
    const now = new Set([value].flat().map(keyOf))
    const stored = new Set(before.map(keyOf))
    const { catalogue } = chosen.property
    const optionOf = (key: unknown) =>
      catalogue === undefined ? { value: key as JsonValue } : catalogueItem?.(catalogue, key)
    for (const key of now) {
      if (typeof key === 'object' || stored.has(key)) continue
      const option = optionOf(key)
      if (option && !isOffered(choices, option, scope)) report(name, 'closed', choices.because ?? null)
    }
    for (const item of before) {
      const key = keyOf(item)
      if (now.has(key)) continue
      const option = { ...(typeof item === 'object' && item), ...optionOf(key) }
      if (isKept(choices, option, scope)) report(name, 'kept', choices.keptBecause ?? null)
    }
  }
}

/** The places of a rule's field: one, or that in each item of the lists around it. */
function concretePaths(entity: EntityDefinition, key: string, form: unknown): string[] {
  return key.split('.').reduce<string[]>(
    (paths, name) =>
      paths.flatMap((around) => {
        const property = around === '' ? undefined : findProperty(entity, around)
        const items = property?.items ? getPath(form, around) : undefined
        const inside = Array.isArray(items) ? items.map((_, index) => `${around}[${index}]`) : [around]
        return inside.map((each) => (each === '' ? name : `${each}.${name}`))
      }),
    [''],
  )
}

/** Of several patterns, the one that failed brings the text. */
function patternText(
  entity: EntityDefinition,
  path: string,
  params: Record<string, unknown>,
): string | undefined {
  const { patterns } = findProperty(entity, path) ?? {}
  return typeof params['index'] === 'number' ? patterns?.[params['index']]?.text : undefined
}

/** A forced field has the value of its rule. */
function reportForced({ entity, value, operation }: VerifyRequest, scope: Scope, report: Report): void {
  for (const [name, { forced }] of Object.entries(entity.rules.fields)) {
    if (!forced || !isWrittenAlong(entity.properties, [name], operation)) continue
    const rule = forcedNow(entity, name, scope)
    if (rule && !isSame(getPath(value, name), rule.value)) report(name, 'disabled', rule.because)
  }
}

/** A disabled field keeps its stored or default value; nothing else can be written to it. */
function reportDisabled(
  { entity, value, operation, checks }: VerifyRequest,
  baseline: object,
  scope: Scope,
  report: Report,
): void {
  for (const [key, { enabledWhen, because, equal, forced }] of Object.entries(entity.rules.fields)) {
    // Judged already.
    if (forced && forcedNow(entity, key, scope)) continue
    if (!enabledWhen || !isWrittenAlong(entity.properties, key.split('.'), operation)) continue
    const same = equal === undefined ? undefined : checks[equal]
    const property = findProperty(entity, key)
    const readsItem = enabledWhen.dependsOn.some((path) => path.startsWith('item.'))
    // Items move, so the values of all are compared where the condition is the same for all.
    for (const path of readsItem ? concretePaths(entity, key, value) : [key]) {
      if (isEnabled(entity, path, scope)) continue
      const [left, right] = [baseline, value].map((each) =>
        withoutReadOnly(property, readsItem ? getPath(each, path) : valuesAt(each, key.split('.'))),
      )
      if (same?.({ left, right }) === true || isSame(left, right)) continue
      report(path, 'disabled', because ?? null)
    }
  }
}

function isWrittenAlong(
  properties: Record<string, PropertyDefinition>,
  [name = '', ...rest]: string[],
  operation: WriteOperation,
): boolean {
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined
  if (!property || !isWritable(property, operation)) return false
  const inner = (property.items ?? property).properties ?? {}
  return rest.length === 0 || isWrittenAlong(inner, rest, operation)
}

/** What clients may write of a value: the rest of an item need not be sent along. */
function withoutReadOnly(property: PropertyDefinition | undefined, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) => withoutReadOnly(property?.items ?? property, item))
  const { properties } = property ?? {}
  if (!properties || typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).filter(([name]) => !properties[name]?.readOnly)
  return Object.fromEntries(own.map(([name, member]) => [name, withoutReadOnly(properties[name], member)]))
}

/** The value a rule's path names; of items of a list, that of each. */
function valuesAt(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return value
  if (Array.isArray(value)) return value.map((item: unknown) => valuesAt(item, [name, ...rest]))
  return valuesAt(getPath(value, [name]), rest)
}

/** Whether anything of the form that the check reads differs; one that reads nothing of it is always asked. */
function isTouched(check: CheckDefinition, baseline: object, value: object): boolean {
  const paths = formPathsOf(check)
  return paths.length === 0 || paths.some((path) => !isSame(getPath(baseline, path), getPath(value, path)))
}

/** Alike as stored: the order of keys says nothing, and an empty value is as good as none. */
function isSame(left: unknown, right: unknown): boolean {
  if (!isPresent(left) || !isPresent(right)) return isPresent(left) === isPresent(right)
  if (typeof left !== 'object' || typeof right !== 'object') return left === right
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const keys = new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})])
  return [...keys].every((key) => isSame(getPath(left, [key]), getPath(right, [key])))
}

type Report = (path: string, keyword: string, text?: string | null, params?: TextParams) => void

function reportMissing(
  entity: EntityDefinition,
  property: PropertyDefinition,
  path: string,
  value: object,
  scope: Scope,
  report: Report,
): void {
  const own = getPath(value, path)
  if (!isPresent(own)) {
    const inside = Object.entries(property.properties ?? {}).map(
      ([name, nested]) => [`${path}.${name}`, nested] as const,
    )
    if (isRequired(entity, path, scope)) {
      // What it needs says so at its own field.
      const needed = isChosen(entity, path, property)
        ? []
        : inside.filter(([at]) => isRequired(entity, at, scope))
      if (needed.length === 0) report(path, 'required')
      for (const [at, nested] of needed) reportMissing(entity, nested, at, value, scope, report)
    } else if (!property.readOnly) {
      // A field of an object that isn't there may be required by a rule of its own.
      for (const [at, nested] of inside)
        if (entity.rules.fields[ruleKey(at)]?.requiredWhen)
          reportMissing(entity, nested, at, value, scope, report)
    }
    return
  }
  for (const [name, nested] of Object.entries(property.properties ?? {})) {
    reportMissing(entity, nested, `${path}.${name}`, value, scope, report)
  }
  const { items } = property
  if (!items || !Array.isArray(own)) return
  own.forEach((item: unknown, index) => {
    for (const [name, nested] of Object.entries(items.properties ?? {})) {
      if (typeof item === 'object' && item !== null) {
        reportMissing(entity, nested, `${path}[${index}].${name}`, value, scope, report)
      }
    }
  })
}

/** A record or file that is chosen as a whole; other objects are filled in field by field. */
function isChosen(entity: EntityDefinition, path: string, { properties }: PropertyDefinition): boolean {
  const { reference } = entity.rules.fields[ruleKey(path)] ?? {}
  return reference !== undefined || Object.hasOwn(properties ?? {}, 'id')
}

function reportForeign(
  property: PropertyDefinition,
  path: string,
  value: unknown,
  inCatalogue: NonNullable<VerifyRequest['inCatalogue']>,
  report: Report,
): void {
  if (!isPresent(value)) return
  if (property.catalogue && !inCatalogue(property.catalogue, value)) report(path, 'catalogue')
  for (const [name, nested] of Object.entries(property.properties ?? {})) {
    reportForeign(nested, `${path}.${name}`, getPath(value, name), inCatalogue, report)
  }
  const { items } = property
  if (items && Array.isArray(value)) {
    value.forEach((item: unknown, index) =>
      reportForeign(items, `${path}[${index}]`, item, inCatalogue, report),
    )
  }
}

function overlapsError(errors: Map<string, FieldError>, field: string): boolean {
  return [...errors.keys()].some((path) => isWithin(path, field))
}

/** The text of the property itself, else of the nearest object around it that has one for this keyword. */
function textOf(entity: EntityDefinition, path: string, keyword: string): string | null {
  for (const property of findProperties(entity, path).reverse()) {
    const text = property.errors[keyword]
    if (text !== undefined) return text
  }
  return null
}
