import { Refusal, say } from '../../errors.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { unknownFields } from '../../unknownFields.ts'
import type { ResourceRequest } from '../ResourceContext.ts'
import { objectOf } from './answers.ts'

/** Fields one call verifies. */
const mostVerified = 200

/** What is to be verified, of a body that may have these further members. */
export function verifiedOf(
  { resource }: ResourceRequest,
  body: unknown,
  more: string[],
): { item: JsonObject; fields: string[]; rest: JsonObject } {
  const { [resource.item]: item, fields, ...rest } = objectOf(body)
  const unknown = unknownFields(rest, (name) => more.includes(name))
  if (Object.keys(unknown).length > 0) throw new Refusal('invalid', { fields: unknown })
  if (fields === undefined)
    throw new Refusal('invalid', { fields: { fields: say('portal:error-fields-missing') } })
  // Each is compared with each error.
  if (
    !Array.isArray(fields) ||
    fields.length > mostVerified ||
    !fields.every((field) => typeof field === 'string')
  )
    throw new Refusal('invalid', {
      fields: { fields: say('portal:error-fields-many', { count: mostVerified }) },
    })
  return { item: objectOf(item), fields, rest }
}
