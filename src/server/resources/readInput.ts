import { readPublicForm } from '../../language/index.ts'
import { Refusal } from '../errors.ts'
import { unknownFields } from '../unknownFields.ts'
import type { JsonObject } from '../storage/tables.ts'
import { refuseFields, type ResourceRequest } from './ResourceContext.ts'
import { fieldTexts } from './verifyWrite.ts'

/**
 * The declared input of an endpoint: from the body, or from the query of a GET.
 * @param names properties of the entity
 * @throws Refusal `invalid` with the definition's text per field
 */
export function readInput(
  { context, entity }: ResourceRequest,
  method: string,
  names: readonly string[],
  { query, body }: { query: Record<string, string>; body: unknown },
): JsonObject {
  const given = method === 'GET' ? query : body
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Refusal('malformed')
  const { published } = context
  const sent = Object.entries(given).filter(([name]) => method !== 'GET' || names.includes(name))
  const unknown = unknownFields(Object.fromEntries(sent), (name) => names.includes(name))
  if (Object.keys(unknown).length > 0) refuseFields(unknown)
  const validator = published.validators[`${entity.id}.create`]
  if (!validator) throw new Error(`There is no compiled validator ${entity.id}.create`)
  const { values, errors } = readPublicForm(entity, validator, Object.fromEntries(sent))
  const own = errors.filter(({ path }) => names.includes(path.split('.')[0] ?? ''))
  const texts = fieldTexts(own, entity, published.text)
  if (Object.keys(texts).length > 0) refuseFields(texts)
  return values as JsonObject // a part of parsed JSON
}
