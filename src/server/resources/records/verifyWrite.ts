import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { EntityDefinition, FieldError } from '../../../language/portal.ts'
import {
  dropRemoved,
  fillAppearing,
  fillEmptied,
  followRules,
  initialValue,
  isPresent,
  isWritable,
  keyItems,
  lookedUp,
  refusalText,
  verifyRecord,
  withoutStoredSecrets,
  writableValue,
  type Scope,
  type WriteOperation,
} from '../../../language/index.ts'
import { mergePatch } from '../../../shared/mergePatch.ts'
import { getPath } from '../../../shared/paths.ts'
import { Refusal, say, type Words } from '../../errors.ts'
import { unknownFields } from '../../unknownFields.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { behaviourOf, refuseFields, type FieldTexts, type ResourceRequest } from '../ResourceContext.ts'
import type { PublishedPortal } from '../PublishedPortal.ts'
import { isFileField, resolveFiles } from './recordFiles.ts'
import { maskSecrets, protectSecrets } from './secrets.ts'
import { unprovenFields, unreachableNumbers } from './provenFields.ts'
import { resolveReferences } from './resolveReferences.ts'
import { withoutUnchanged } from './withoutUnchanged.ts'

/** Of what no form offers, so that only other clients read it. */
const foreignTexts: Record<string, Words> = {
  unknown: say('portal:error-field-unknown'),
  'read-only': say('portal:error-field-fixed'),
}

/** A record that is to be updated. */
export interface StoredValue {
  doc: JsonObject
  /** As a GET answers it. */
  answered: JsonObject
}

export interface VerifiedWrite {
  /** Writable fields as they will be stored, references filled, secrets protected, and derived fields; undefined when nothing changes. */
  changes: JsonObject | undefined
}

/**
 * Verifies the record that what a client sent makes of the stored one, or of the defaults, with the rules the browser
 * uses and after looking up what it refers to. What is sent is a merge patch (RFC 7396): absent fields stay, null
 * clears, and a field that the update makes visible gets its default. Sent as it was answered, a field that cannot be written changes nothing; any other value is refused.
 * An update that changes nothing is not judged.
 * @param stored the record to update
 * @param fields only these are verified, for one step of a wizard
 * @throws Refusal `invalid` with the definition's texts per field path
 */
export async function verifyWrite(
  request: ResourceRequest,
  input: JsonObject,
  operation: WriteOperation,
  stored?: StoredValue,
  fields?: string[],
): Promise<VerifiedWrite> {
  const { context, caller, entity } = request
  const { published } = context
  const validator = published.validators[`${entity.id}.${operation}`]
  if (!validator) throw new Error(`There is no compiled validator ${entity.id}.${operation}`)

  const unprotected = withoutUnchanged(entity, input, operation, stored?.answered ?? {})
  // It keeps what is stored; where nothing is, it is no value.
  const patch = withoutStoredSecrets(entity, unprotected) as JsonObject // a part of the input
  const foreign = validator(patch).flatMap(({ path, keyword }) => {
    const words = foreignTexts[keyword]
    return words === undefined ? [] : [[path, words] as const]
  })
  foreign.push(...Object.entries(unknownFields(patch, (name) => Object.hasOwn(entity.properties, name))))
  if (foreign.length > 0) refuseFields(Object.fromEntries(foreign))

  const kept = dropRemoved(entity, patch) as JsonObject // a part of the patch
  const scope: Scope = {
    ...caller.scope,
    now: new Date().toISOString(),
    ...(stored && { row: stored.answered }),
    ...(request.parent?.doc && { parent: request.parent.doc }),
  }
  // Defaults are JSON, and so is what is merged into them.
  const baseline = stored ? maskSecrets(entity, stored.doc) : (initialValue(entity, scope) as JsonObject)
  const replaced = Object.keys(kept).filter((name) => entity.properties[name]?.sensitive)
  const merged = mergePatch(omit(baseline, replaced), kept) as JsonObject
  const isCleared = (path: string): boolean => isNulled(kept, path.split('.'))
  const appeared = stored
    ? fillAppearing({ entity, before: baseline, after: merged, operation, scope, isCleared })
    : merged
  const filled = fillEmptied(entity, appeared, operation, scope)
  const sent = followRules(entity, filled, scope, (name) => isPresent(kept[name]))
  if (stored && isDeepStrictEqual(mergePatch({}, sent), mergePatch({}, baseline)))
    return { changes: undefined }
  const behaviour = behaviourOf(request)
  let derived: JsonObject | undefined
  let refused: FieldTexts = {}
  try {
    const own = await behaviour?.derive?.(
      (work) => context.database.read(caller.accountId, work),
      caller,
      sent,
    )
    derived = { ...lookedUp(entity, sent), ...own }
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details.fields) throw error
    refused = ownTexts(error.details.fields, entity, operation, fields)
  }
  const references = await resolveReferences(request, { ...sent, ...derived }, stored?.doc, operation, fields)
  const files = await resolveFiles(request, references.form, stored?.doc, operation)
  const { form } = files
  // It copies JSON.
  const writable = writableValue(entity, form, operation, scope) as JsonObject

  const errors = verifyRecord({
    entity,
    value: form,
    operation,
    scope,
    validator: () => validator(withoutStoredSecrets(entity, writable)),
    checks: context.checks,
    inCatalogue: published.inCatalogue,
    catalogueItem: published.catalogueItem,
    baseline,
    ...(fields ? { fields } : {}),
  })
  const unproven = (await unprovenFields(request, form, stored?.doc, operation)).filter(
    ({ path }) => !fields || fields.includes(path),
  )
  const unreachable = unreachableNumbers(request, form, stored?.doc, operation)
  const texts = {
    ...ownTexts(unreachable, entity, operation, fields),
    ...fieldTexts([...errors, ...references.errors, ...files.errors, ...unproven], entity, published.text),
    ...refused,
  }
  // A choice's dependency is missing: report that first, unless nothing else is wrong.
  if (Object.keys(texts).length === 0)
    Object.assign(texts, fieldTexts(references.open, entity, published.text))
  if (Object.keys(texts).length > 0) refuseFields(texts)

  const changes: JsonObject = { ...derived }
  for (const [name, value] of Object.entries(writable)) {
    const isReference = entity.rules.fields[name]?.reference !== undefined
    changes[name] = isReference || isFileField(entity, name) ? (form[name] ?? value) : value
  }
  if (fields) return { changes }
  if (request.resource.storage.kind === 'documents') {
    for (const [name, { sensitive }] of Object.entries(entity.properties))
      if (sensitive === 'unstored') delete changes[name]
  }
  const keyed = keyItems(entity, changes, stored?.doc, randomUUID) as JsonObject // ids beside JSON
  return { changes: await protectSecrets(context.secrets, caller.accountId, entity, keyed, stored?.doc) }
}

/** Whether a merge patch clears a field, or an object around it. */
function isNulled(patch: unknown, [name, ...rest]: string[]): boolean {
  if (patch === null) return true
  return name !== undefined && isNulled(getPath(patch, [name]), rest)
}

function omit(record: JsonObject, names: string[]): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
}

/** The texts of the fields that are written and verified now. */
function ownTexts(
  texts: FieldTexts,
  entity: EntityDefinition,
  operation: WriteOperation,
  fields: string[] | undefined,
): FieldTexts {
  const own = Object.entries(texts).filter(([name]) => {
    const property = entity.properties[name.split('.')[0] ?? name]
    return property && isWritable(property, operation) && (!fields || fields.includes(name))
  })
  return Object.fromEntries(own)
}

/** The text of each refused field. */
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
