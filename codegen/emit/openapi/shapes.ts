import type { Json } from '../openApiParts.ts'

export function envelope(properties: Json, required: string[]): Json {
  return { type: 'object', properties, required }
}

export function requestBody(properties: Json, required: string[]): Json {
  const schema = { ...envelope(properties, required), additionalProperties: false }
  return { required: true, content: { 'application/json': { schema } } }
}

export function reference(name: string): Json {
  return { $ref: `#/components/schemas/${name}` }
}

export function response(description: string, schema: Json): Json {
  return { description, content: { 'application/json': { schema } } }
}

export function withErrors(responses: Json, more: (keyof typeof RESPONSES)[] = []): Json {
  const errors = (['400', '401', '403', ...more, '429'] as const).map((status) => [
    status,
    { $ref: `#/components/responses/${status}` },
  ])
  return { ...responses, ...(Object.fromEntries(errors) as Json) } // pairs of status and reference
}

export function listEnvelope(items: string, row: Json, more: Json = {}): Json {
  const properties = {
    ...more,
    [items]: { type: 'array', items: row },
    pagination: reference('Pagination'),
    is_empty: { type: 'boolean' },
  }
  return envelope(properties, [items, 'pagination', 'is_empty'])
}

export function described(text: string, { description }: Json): Json {
  return { description: typeof description === 'string' ? `${description} ${text}` : text }
}

export const TEXTS: Json = { type: 'object', additionalProperties: { type: 'string' } }

export const ID_SCHEMA: Json = { type: 'string', format: 'uuid' }

export const ID: Json = { name: 'id', in: 'path', required: true, schema: ID_SCHEMA }

export const IF_NONE_MATCH: Json = {
  name: 'If-None-Match',
  in: 'header',
  schema: { type: 'string' },
  description: 'The ETag known; 304 while it stands',
}

export const IF_MATCH: Json = {
  name: 'If-Match',
  in: 'header',
  schema: { type: 'string' },
  description: 'Version the change was made from; another answers 412',
}

export const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 200 },
  description: 'The same key creates one record only',
}

/** Of a call that does something else than creating a record. */
export const ONCE_KEY: Json = {
  ...IDEMPOTENCY_KEY,
  description: 'The same key does it once; repetitions get the first response',
}

export const PER_PAGE: Json = { name: 'per_page', in: 'query', schema: { type: 'integer', minimum: 1 } }

export const TIME_ZONE: Json = {
  name: 'timezone',
  in: 'query',
  schema: { type: 'string', examples: ['Europe/London'] },
  description:
    'IANA name of the time zone that days begin in and exported times are written in; default: the account’s',
}

export const PAGING: Json[] = [
  { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
  PER_PAGE,
]

export const NOT_MODIFIED: Json = { description: 'Nothing changed since the ETag in If-None-Match' }

export const PAGINATION: Json = {
  type: 'object',
  properties: {
    current_page: { type: 'integer' },
    per_page: { type: 'integer' },
    total_pages: { type: 'integer' },
    total: { type: 'integer' },
  },
  required: ['current_page', 'per_page', 'total_pages', 'total'],
}

export const ERROR: Json = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'For people' },
    code: { type: 'string', description: 'For programs' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Path of a field → what is wrong with it',
    },
  },
  required: ['error', 'code'],
}

const ERROR_BODY = reference('Error')

export const RESPONSES = {
  '400': response('A request that cannot be read', ERROR_BODY),
  '401': response('Not signed in', ERROR_BODY),
  '402': response('The balance is too low', ERROR_BODY),
  '403': response('A permission is missing', ERROR_BODY),
  '404': response('Not found, or not of this account', ERROR_BODY),
  '409': response('Not allowed in the present state', ERROR_BODY),
  '410': response('The link has expired or was used', ERROR_BODY),
  '412': response('The record has changed since', ERROR_BODY),
  '413': response('Too large', ERROR_BODY),
  '415': response('A content type other than the one documented', ERROR_BODY),
  '422': response('Values that are refused, by field', ERROR_BODY),
  '429': response('Too many requests; see Retry-After', ERROR_BODY),
  '502': response('The carrier refused', ERROR_BODY),
  '503': response('Busy; see Retry-After', ERROR_BODY),
  '507': response('Too little disk space', ERROR_BODY),
}
