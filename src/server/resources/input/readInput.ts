import { inputEntity, verifyRecord, writableValue } from '../../../language/index.ts'
import { Refusal } from '../../errors.ts'
import { readDocument } from '../../storage/documents.ts'
import { unknownFields } from '../../unknownFields.ts'
import type { EndpointDefinition, EntityDefinition } from '../../../language/portal.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { refuseFields, type ResourceRequest } from '../ResourceContext.ts'
import { toValue } from '../records/toValue.ts'
import { fieldTexts } from '../records/verifyWrite.ts'
import { isUuid } from '../../storage/documentValues.ts'

interface InputRequest {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
}

/**
 * The declared input of an endpoint, from the body, or from the query of a GET or where the definition allows it: judged
 * by the rules of its entity, like a form of these fields.
 * @throws Refusal `invalid` with the definition's text per field
 */
export async function readInput(
  request: ResourceRequest,
  endpoint: EndpointDefinition,
  names: readonly string[],
  { params, query, body }: InputRequest,
): Promise<JsonObject> {
  const inQuery = Object.fromEntries(
    Object.entries(query).flatMap(([name, text]) =>
      names.includes(name) ? [[name, valueOfText(request.entity, name, text)]] : [],
    ),
  )
  const sent =
    endpoint.method === 'GET' ? inQuery : { ...(endpoint.queryInput && inQuery), ...readBody(endpoint, body) }
  const row = readsRow(inputEntity(request.entity, names)) ? await readRow(request, endpoint, params) : {}
  return judgeInput(request, { entity: request.entity, names, row }, sent)
}

/** The query has only text. */
function valueOfText({ properties }: EntityDefinition, name: string, text: string): string | boolean {
  if (properties[name]?.type !== 'boolean') return text
  return text === 'true' || (text === 'false' ? false : text)
}

function readBody({ queryInput }: EndpointDefinition, body: unknown): JsonObject {
  if (queryInput && (body === undefined || body === null)) return {}
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('malformed')
  return body as JsonObject // parsed JSON
}

export interface AskedInput {
  entity: EntityDefinition
  names: readonly string[]
  /** The stored record, for rules that read it. */
  row: JsonObject
}

/**
 * Values that are given without a record, judged by the rules of an entity like a form of these fields. Reads nothing.
 * @throws Refusal `invalid` with the definition's text per field
 */
export function judgeInput(
  { context, caller }: Pick<ResourceRequest, 'context' | 'caller'>,
  { entity: whole, names, row }: AskedInput,
  value: JsonObject,
): JsonObject {
  const { published } = context
  const unknown = unknownFields(value, (name) => names.includes(name))
  if (Object.keys(unknown).length > 0) refuseFields(unknown)
  const validator = published.validators[`${whole.id}.create`]
  if (!validator) throw new Error(`There is no compiled validator ${whole.id}.create`)
  const entity = inputEntity(whole, names)
  const scope = { ...caller.scope, row, now: new Date().toISOString() }
  const input = writableValue(entity, value, 'create', scope)
  const errors = verifyRecord({
    entity,
    value,
    operation: 'create',
    scope,
    validator: () => validator(input).filter(({ path }) => names.includes(path.split(/[.[]/)[0] ?? path)),
    checks: context.checks,
    inCatalogue: published.inCatalogue,
  })
  const texts = fieldTexts(errors, entity, published.text)
  if (Object.keys(texts).length > 0) refuseFields(texts)
  return input as JsonObject // a part of parsed JSON
}

/** Whether a rule asks for the stored record. */
function readsRow({ rules: { fields, checks } }: EntityDefinition): boolean {
  const conditions = [
    ...Object.values(fields).flatMap(({ visibleWhen, requiredWhen, enabledWhen, limits = [] }) => [
      visibleWhen,
      requiredWhen,
      enabledWhen,
      ...limits.map(({ when }) => when),
    ]),
    ...checks.flatMap((check) => [check.when, 'unless' in check ? check.unless : undefined]),
  ]
  return conditions.some((condition) => condition?.dependsOn.some((path) => path.startsWith('row.')))
}

/** The record an endpoint below `/{id}` is about; empty where there is none, which its handler refuses. */
async function readRow(
  request: ResourceRequest,
  { path }: EndpointDefinition,
  params: Record<string, string>,
): Promise<JsonObject> {
  const { resource, context, caller } = request
  const id = (params['id'] ?? '').toLowerCase()
  if (resource.storage.kind !== 'documents' || !path.startsWith(`${resource.path}/{id}`) || !isUuid(id))
    return {}
  const record = await context.database.read(caller.accountId, (query) =>
    readDocument(query, caller.accountId, resource.entity, id),
  )
  return record ? toValue(request, record) : {}
}
