import { isVisible, isWritable, type WriteOperation } from '../../../language/index.ts'
import type { EntityDefinition, FieldError } from '../../../language/portal.ts'
import { isProven, claimProof, readCodeNumber } from '../../challenges/index.ts'
import { Refusal } from '../../errors.ts'
import type { Query } from '../../storage/database.ts'
import type { JsonObject } from '../../storage/tables.ts'
import type { Caller } from '../behaviour.ts'
import type { FieldTexts, ResourceRequest } from '../ResourceContext.ts'
import { isUuid } from '../../storage/documentValues.ts'

/** A challenge that a record names, and the number it has to prove. */
interface NamedProof {
  field: string
  id: string
  number: string
}

/** Refuses numbers to prove that codes can't be sent to, at the step that asks for them; what is stored stays as it is. */
export function unreachableNumbers(
  { entity, caller, context: { published } }: ResourceRequest,
  form: JsonObject,
  stored: JsonObject | undefined,
  operation: WriteOperation,
): FieldTexts {
  const scope = { ...caller.scope, form }
  const texts: FieldTexts = {}
  for (const { challenge } of Object.values(entity.rules.fields)) {
    const property = challenge && entity.properties[challenge.proves]
    if (!property || !isWritable(property, operation) || !isVisible(entity, challenge.proves, scope)) continue
    const typed = form[challenge.proves]
    if (typeof typed !== 'string' || typed === '' || typed === stored?.[challenge.proves]) continue
    const read = readCodeNumber(typed, published)
    if ('reason' in read) texts[challenge.proves] = published.text(read.reason)
  }
  return texts
}

/** Refuses challenges that don't prove the number of the record; what is stored stays as it is. */
export async function unprovenFields(
  { entity, caller, context }: ResourceRequest,
  form: JsonObject,
  stored: JsonObject | undefined,
  operation: WriteOperation,
): Promise<FieldError[]> {
  const scope = { ...caller.scope, form }
  const named = proofsOf(entity, form).filter(({ field }) => {
    const property = entity.properties[field]
    return property && isWritable(property, operation) && isVisible(entity, field, scope)
  })
  const errors: FieldError[] = []
  for (const proof of withoutKept(entity, named, stored)) {
    const isGood =
      isUuid(proof.id) &&
      (await context.database.read(caller.accountId, (query) =>
        isProven(query, { ...ownerOf(caller, entity, proof.field), id: proof.id, number: proof.number }),
      ))
    const text = entity.properties[proof.field]?.errors['challenge'] ?? null
    if (!isGood) errors.push({ path: proof.field, keyword: 'challenge', text })
  }
  return errors
}

/**
 * Gives the proofs of a document to its record, in the transaction that stores it.
 * @throws Refusal `stale` when another record has taken one meanwhile
 */
export async function takeProofs(
  query: Query,
  caller: Caller,
  entity: EntityDefinition,
  { before, after }: { before?: JsonObject; after: JsonObject },
): Promise<void> {
  for (const { field, id, number } of withoutKept(entity, proofsOf(entity, after), before)) {
    const owner = ownerOf(caller, entity, field)
    if (!(await claimProof(query, { ...owner, id, number }))) throw new Refusal('stale')
  }
}

/** Who proves a field of a record. */
export function ownerOf({ accountId, userId }: Caller, entity: Pick<EntityDefinition, 'id'>, field: string) {
  return { accountId, userId, purpose: `${entity.id}.${field}` }
}

function proofsOf({ rules }: EntityDefinition, record: JsonObject): NamedProof[] {
  return Object.entries(rules.fields).flatMap(([field, { challenge }]) => {
    const id = record[field]
    const number = challenge && record[challenge.proves]
    return typeof id === 'string' && typeof number === 'string' ? [{ field, id, number }] : []
  })
}

function withoutKept(
  entity: EntityDefinition,
  proofs: NamedProof[],
  stored: JsonObject | undefined,
): NamedProof[] {
  const kept = stored ? proofsOf(entity, stored) : []
  return proofs.filter(
    (proof) =>
      !kept.some(
        (each) => each.field === proof.field && each.id === proof.id && each.number === proof.number,
      ),
  )
}
