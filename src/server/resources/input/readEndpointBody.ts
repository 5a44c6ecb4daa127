import type { BodyValue, BodyValues } from '../../../language/portal.ts'
import { Refusal, say, type Words } from '../../errors.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { unknownFields } from '../../unknownFields.ts'

/**
 * The body of an endpoint, as its definition describes it; whether a document is a good one, its code says.
 * @throws Refusal `invalid` by name
 */
export function readEndpointBody(values: BodyValues, given: unknown): JsonObject {
  const body = given ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('malformed')
  const sent = body as JsonObject // parsed JSON
  const wrong: Record<string, Words> = unknownFields(sent, (name) => Object.hasOwn(values, name))
  for (const [name, value] of Object.entries(values)) {
    const problem = problemOf(value, sent[name])
    if (problem) wrong[name] = problem
  }
  if (Object.keys(wrong).length > 0) throw new Refusal('invalid', { fields: wrong })
  return sent
}

function problemOf(value: BodyValue, given: unknown): Words | undefined {
  if (given === undefined || given === null) return value.optional ? undefined : say('portal:form-required')
  const isGood = value.list
    ? Array.isArray(given) && given.every((each) => isOne(value, each))
    : isOne(value, given)
  if (isGood) return undefined
  return value.maxLength !== undefined && typeof given === 'string'
    ? say('portal:form-max-length', { count: value.maxLength })
    : say('portal:error-format')
}

function isOne({ type, document, maxLength = Infinity }: BodyValue, given: unknown): boolean {
  if (document !== undefined) return typeof given === 'object' && given !== null && !Array.isArray(given)
  if (type === 'integer') return Number.isSafeInteger(given)
  if (type === 'string') return typeof given === 'string' && Array.from(given).length <= maxLength
  return typeof given === type
}
