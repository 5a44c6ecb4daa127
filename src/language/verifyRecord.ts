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
import { evaluateCondition } from './conditions/evaluateCondition.ts'
import { isEnabled, isRequired, isVisible } from './fieldState.ts'
import { readSlot } from './fillTemplate.ts'
import { exceeds, limitsNow } from './fieldLimits.ts'
import { isOffered } from './choices.ts'
import { forcedNow } from './followRules.ts'
import { findProperties, findProperty } from './findProperty.ts'
import { itemScope, ruleKey, ruleScope } from './ruleScope.ts'
import { isPresent } from './isPresent.ts'
import { isStoredSecret, withoutStoredSecrets } from './storedSecret.ts'
import { isWritable } from './isWritable.ts'
import { cleanValue } from './submitValue.ts'
import { getPath, isWithin, pathsOverlap } from '../shared/paths.ts'

/** Rules by name: true where one holds, else false or what fills the slots of its text. */
export type Checks = Record<string, (reads: Record<string, unknown>) => boolean | TextParams>

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
    report(path, keyword, keyword === 'pattern' ? patternText(entity, path, params) : undefined)
  // A value of another type says so first.
  reportForced(request, scope, report)
  if (inCatalogue) {
    for (const [name, property] of Object.entries(entity.properties)) {
      if (!property.readOnly) reportForeign(property, name, value[name], inCatalogue, report)
    }
  }
  const judged = ruleScope(entity, { ...scope, form: value })
  reportLimits(entity, operation, judged, report)
  reportClosed(request, judged, report)
  for (const check of entity.rules.checks) {
    if (!check.on.includes(operation)) continue
    if (operation === 'update' && request.baseline && !isTouched(check, request.baseline, request.value))
      continue
    for (const [at, own] of placesOf(check, judged)) {
      if (overlapsError(errors, at)) continue
      if (check.when && !evaluateCondition(check.when, own)) continue
      const result = runCheck(check, request.checks, own)
      if (result === true) continue
      const name = 'unless' in check ? 'check' : check.check
      report(at, name, check.text, result === false ? undefined : result)
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

/** Where the check shows its text and what it reads there: once, or for each item of its list. */
function placesOf({ each, at }: CheckDefinition, scope: Scope): [at: string, scope: Scope][] {
  if (each === undefined) return [[at, scope]]
  const items = getPath(scope.form, each)
  if (!Array.isArray(items)) return []
  return items.map((_, index) => {
    const place = `${each}[${index}].${at}`
    return [place, itemScope(place, scope)]
  })
}

/** Limits that depend on a condition or on a value elsewhere. */
function reportLimits(
  entity: EntityDefinition,
  operation: WriteOperation,
  scope: Scope,
  report: Report,
): void {
  for (const [key, { limits }] of Object.entries(entity.rules.fields)) {
    if (!limits || !isWrittenAlong(entity.properties, key.split('.'), operation)) continue
    for (const path of concretePaths(entity, key, scope.form)) {
      const own = getPath(scope.form, path)
      if (!isPresent(own)) continue
      const broken = limitsNow(entity, path, scope).find((limit) => exceeds(own, limit))
      if (!broken) continue
      const { name, count, text } = broken
      report(path, name, text ?? textOf(entity, path, name), { [name]: count, count })
    }
  }
}

/** Of a list that is chosen from an enum or a catalogue: options that are closed now. A stored choice stays. */
function reportClosed(
  { entity, operation, baseline = {}, catalogueItem }: VerifyRequest,
  scope: Scope,
  report: Report,
): void {
  for (const [name, { choices }] of Object.entries(entity.rules.fields)) {
    const property = findProperty(entity, name)
    const value = getPath(scope.form, name)
    if (!choices?.enabledWhen || !property?.items || !Array.isArray(value)) continue
    if (!isWrittenAlong(entity.properties, name.split('.'), operation)) continue
    const before = [getPath(baseline, name)].flat()
    const { catalogue } = property.items
    for (const own of value as unknown[]) {
      if (typeof own === 'object' || before.includes(own)) continue
      const option = catalogue === undefined ? { value: own as JsonValue } : catalogueItem?.(catalogue, own)
      if (option && !isOffered(choices, option, scope)) report(name, 'closed', choices.because ?? null)
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
    const readsItem = enabledWhen.dependsOn.some((path) => path.startsWith('item.'))
    // Items move, so the values of all are compared where the condition is the same for all.
    for (const path of readsItem ? concretePaths(entity, key, value) : [key]) {
      if (isEnabled(entity, path, scope)) continue
      const [left, right] = [baseline, value].map((each) =>
        readsItem ? getPath(each, path) : valuesAt(each, key.split('.')),
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

/** The value a rule's path names; of items of a list, that of each. */
function valuesAt(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return value
  if (Array.isArray(value)) return value.map((item: unknown) => valuesAt(item, [name, ...rest]))
  return valuesAt(getPath(value, [name]), rest)
}

/** Whether anything of the form that the check reads differs; one that reads nothing of it is always asked. */
function isTouched(check: CheckDefinition, baseline: object, value: object): boolean {
  const conditions = [check.when, 'unless' in check ? check.unless : undefined]
  const read = 'unless' in check ? [] : Object.values(check.reads).filter((path) => !isAround(path))
  const paths = [
    ...read,
    ...conditions
      .flatMap((condition) => condition?.dependsOn ?? [])
      .flatMap((path) => (path.startsWith('form.') ? [path.slice(5)] : [])),
    ...(check.each === undefined ? [] : [check.each]),
  ]
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
    if (isRequired(entity, path, scope)) report(path, 'required')
    // A field of an object that isn't there may be required by a rule of its own.
    else if (!property.readOnly) {
      for (const [name, nested] of Object.entries(property.properties ?? {}))
        if (entity.rules.fields[ruleKey(`${path}.${name}`)]?.requiredWhen)
          reportMissing(entity, nested, `${path}.${name}`, value, scope, report)
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

/** A check nobody registered fails, so that a rule is never skipped silently. */
function runCheck(check: CheckDefinition, checks: Checks, scope: Scope): boolean | TextParams {
  if ('unless' in check) return evaluateCondition(check.unless, scope)
  const run = Object.hasOwn(checks, check.check) ? checks[check.check] : undefined
  if (!run) return false
  const reads = Object.entries(check.reads).map(([name, path]) => [name, readForCheck(path, scope)])
  return run(Object.fromEntries(reads))
}

function readForCheck(path: string, scope: Scope): unknown {
  return isAround(path) ? readSlot(path, scope) : getPath(scope.form, path)
}

function isAround(path: string): boolean {
  return /^(account|config|user)\./.test(path)
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
