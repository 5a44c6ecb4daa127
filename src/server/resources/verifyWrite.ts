import type { EntityDefinition, FieldError } from '../../language/portal.ts'
import {
  isWritable,
  refusalText,
  submitValue,
  verifyRecord,
  type Scope,
  type WriteOperation,
} from '../../language/index.ts'
import { Refusal } from '../errors.ts'
import type { JsonObject } from '../storage/tables.ts'
import { behaviourOf, refuseFields, type FieldTexts, type ResourceRequest } from './ResourceContext.ts'
import type { PublishedPortal } from './PublishedPortal.ts'
import { resolveReferences } from './resolveReferences.ts'

/** Of what no form offers, so that only other clients read it. */
const foreignTexts: Record<string, string> = {
  unknown: 'Unknown field',
  'read-only': 'This field cannot be changed',
}

export interface VerifiedWrite {
  /** Writable fields as they will be stored, references filled, and derived fields. */
  changes: JsonObject
}

/**
 * Verifies what a client sent with the rules the browser uses, after looking up what it refers to.
 * @param stored the record as it is, for an update
 * @param fields only these are verified, for one step of a wizard
 * @throws Refusal `invalid` with the definition's texts per field path
 */
export async function verifyWrite(
  request: ResourceRequest,
  input: JsonObject,
  operation: WriteOperation,
  stored?: JsonObject,
  fields?: string[],
): Promise<VerifiedWrite> {
  const { context, caller, entity } = request
  const { published } = context
  const validator = published.validators[`${entity.id}.${operation}`]
  if (!validator) throw new Error(`There is no compiled validator ${entity.id}.${operation}`)

  const foreign = validator(input).flatMap(({ path, keyword }) => {
    const words = foreignTexts[keyword]
    return words === undefined ? [] : [[path, words] as const]
  })
  for (const name of Object.keys(input))
    if (!Object.hasOwn(entity.properties, name)) foreign.push([name, 'Unknown field'])
  if (foreign.length > 0) refuseFields(Object.fromEntries(foreign))

  const kept = Object.entries(stored ?? {}).filter(([name]) => {
    const property = entity.properties[name]
    return !property || !isWritable(property, operation)
  })
  const scope: Scope = { ...caller.scope, now: new Date().toISOString() }
  const sent: JsonObject = { ...Object.fromEntries(kept), ...input }
  const behaviour = behaviourOf(request)
  let derived: JsonObject | undefined
  let refused: FieldTexts = {}
  try {
    derived = await context.database.read(caller.accountId, async (query) =>
      behaviour?.derive?.(query, caller, sent),
    )
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details.fields) throw error
    refused = ownTexts(error.details.fields, entity, operation, fields)
  }
  const references = await resolveReferences(request, { ...sent, ...derived }, operation, fields)
  const form = references.form
  // submitValue copies JSON.
  const writable = submitValue(entity, form, operation, scope) as JsonObject

  const errors = verifyRecord({
    entity,
    value: form,
    operation,
    scope,
    validator: () => validator(writable),
    checks: context.checks,
    inCatalogue: published.inCatalogue,
    ...(fields ? { fields } : {}),
  })
  const texts = { ...fieldTexts([...errors, ...references.errors], entity, published.text), ...refused }
  // What a choice depends on is missing: that is what the client is told, unless nothing else is wrong.
  if (Object.keys(texts).length === 0)
    Object.assign(texts, fieldTexts(references.open, entity, published.text))
  if (Object.keys(texts).length > 0) refuseFields(texts)

  const changes: JsonObject = { ...derived }
  for (const [name, value] of Object.entries(writable)) {
    const isReference = entity.rules.fields[name]?.reference !== undefined
    changes[name] = isReference ? (form[name] ?? value) : value
  }
  return { changes }
}

/** The texts of the fields that are written and verified now. */
function ownTexts(
  texts: FieldTexts,
  entity: EntityDefinition,
  operation: WriteOperation,
  fields: string[] | undefined,
): FieldTexts {
  const own = Object.entries(texts).filter(([name]) => {
    const property = entity.properties[name]
    return property && isWritable(property, operation) && (!fields || fields.includes(name))
  })
  return Object.fromEntries(own)
}

/** What is said at each field that was refused. */
export function fieldTexts(
  errors: FieldError[],
  entity: EntityDefinition,
  text: PublishedPortal['text'],
): FieldTexts {
  const texts: FieldTexts = {}
  for (const error of errors) {
    const { key, params } = refusalText(entity, error)
    texts[error.path] ??= text(key, params)
  }
  return texts
}
