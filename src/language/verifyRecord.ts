import type {
  CheckDefinition,
  EntityDefinition,
  EntityValidator,
  FieldError,
  PropertyDefinition,
} from './portal.ts'
import type { Scope } from './Scope.ts'
import type { WriteOperation } from './submitValue.ts'
import { evaluateCondition } from './conditions/evaluateCondition.ts'
import { isRequired, isVisible } from './fieldState.ts'
import { readSlot } from './fillTemplate.ts'
import { findProperties } from './findProperty.ts'
import { isPresent } from './isPresent.ts'
import { cleanValue, isWritable } from './submitValue.ts'
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
  checks: Record<string, (reads: Record<string, unknown>) => boolean>
  /** Whether a value belongs to a catalogue; left out, membership is not looked at. */
  inCatalogue?: (catalogue: string, value: unknown) => boolean
  /** Only errors at these fields or inside them. */
  fields?: string[]
}

/**
 * Every refusal of a record, at most one per path, used by browser and server alike.
 * Order: required, then the validator's keywords, then catalogues, then checks. A hidden field gives no error;
 * a disabled one is still required if it is. A text that the definition does not give is `null`.
 */
export function verifyRecord(request: VerifyRequest): FieldError[] {
  const { entity, operation, validator, inCatalogue, fields } = request
  const value = cleanValue(entity, request.value, request.scope)
  const scope: Scope = { ...request.scope, form: request.value }
  const errors = new Map<string, FieldError>()
  const report = (path: string, keyword: string, text = textOf(entity, path, keyword)) => {
    if (errors.has(path)) return
    if (fields && !fields.some((field) => pathsOverlap(path, field))) return
    if (isVisible(entity, path, scope)) errors.set(path, { path, keyword, text })
  }

  for (const [name, property] of Object.entries(entity.properties)) {
    if (isWritable(property, operation)) reportMissing(entity, property, name, value, scope, report)
  }
  for (const { path, keyword } of validator(value)) report(path, keyword)
  if (inCatalogue) {
    for (const [name, property] of Object.entries(entity.properties)) {
      if (!property.readOnly) reportForeign(property, name, value[name], inCatalogue, report)
    }
  }
  for (const check of entity.rules.checks) {
    if (!check.on.includes(operation) || overlapsError(errors, check.at)) continue
    if (check.when && !evaluateCondition(check.when, { ...scope, form: value })) continue
    if (!holds(check, request.checks, { ...scope, form: value })) report(check.at, check.check, check.text)
  }
  return [...errors.values()]
}

type Report = (path: string, keyword: string, text?: string | null) => void

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
function holds(check: CheckDefinition, checks: VerifyRequest['checks'], scope: Scope): boolean {
  const run = Object.hasOwn(checks, check.check) ? checks[check.check] : undefined
  if (!run) return false
  const reads = Object.entries(check.reads).map(([name, path]) => [name, readForCheck(path, scope)])
  return run(Object.fromEntries(reads))
}

function readForCheck(path: string, scope: Scope): unknown {
  return /^(account|config|user)\./.test(path) ? readSlot(path, scope) : getPath(scope.form, path)
}

function overlapsError(errors: Map<string, FieldError>, field: string): boolean {
  return [...errors.keys()].some((path) => isWithin(path, field))
}

/** The text of the property itself, else of the nearest object around it that has one for this keyword. */
function textOf(entity: EntityDefinition, path: string, keyword: string): string | null {
  for (const property of findProperties(entity, path).reverse()) {
    const text = property.errors[keyword]
    if (text) return text
  }
  return null
}
