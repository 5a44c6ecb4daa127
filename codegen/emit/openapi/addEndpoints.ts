import type { BodyValues, EndpointDefinition } from '../../../src/language/portal.ts'
import type { ResourceCalls } from './ResourceCalls.ts'
import { inputOf, outputOf } from './inputs.ts'
import { ID, ID_SCHEMA, ONCE_KEY, envelope, reference, requestBody, response, withErrors } from './shapes.ts'
import type { Json } from '../openApiParts.ts'

/** Calls that the definitions declare one by one. */
export function addEndpoints({ resource, entity, name, head, add }: ResourceCalls): void {
  for (const endpoint of resource.endpoints) {
    const input = endpoint.input && inputOf(entity, endpoint.input)
    const reads = endpoint.method === 'GET'
    const query = [
      ...endpoint.query.map((each) => ({ name: each, in: 'query', schema: { type: 'string' } })),
      ...Object.entries(((reads || endpoint.queryInput) && input?.properties) || {}).map(
        ([each, schema]) => ({
          name: each,
          in: 'query',
          required: reads && (input?.required.includes(each) ?? false),
          schema,
        }),
      ),
    ]
    const told = resource.storage.kind === 'none' && endpoint.method === 'GET'
    const slots = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      ...ID,
      name,
      schema: /(?:^|_)id$/.test(name) ? ID_SCHEMA : { type: 'string' },
    }))
    add(
      endpoint.path,
      endpoint.method.toLowerCase(),
      {
        ...head(endpoint.id, endpoint.summary),
        parameters: [...slots, ...query, ...(endpoint.idempotent ? [ONCE_KEY] : [])],
        ...endpointBody(endpoint, input),
        responses: withErrors(
          {
            '2XX': endpoint.output
              ? response('The result', outputOf(entity, endpoint.output))
              : told
                ? response('A part of it', reference(name))
                : endpoint.answer
                  ? response('The result', bodyValues(endpoint.answer, true))
                  : endpointAnswer(endpoint),
          },
          ['404', '409', '422', ...(reads ? [] : (['502'] as const))],
        ),
      },
      endpoint.access,
    )
  }
}

/** What an endpoint takes is between it and its caller. */
const ANY_BODY: Json = { content: { 'application/json': { schema: { type: 'object' } } } }

/** Nothing for what only reads or removes; what the query may have, the body need not. */
function endpointBody(
  { method, queryInput, body, file }: EndpointDefinition,
  input: ReturnType<typeof inputOf> | undefined,
): Json {
  if (file !== undefined) {
    const part = { type: 'string', contentMediaType: 'application/octet-stream' }
    return {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: envelope({ [file]: part }, [file]) } },
      },
    }
  }
  if (body) {
    const schema = { ...bodyValues(body, false), additionalProperties: false }
    const isNeeded = Object.values(body).some(({ optional }) => !optional)
    return { requestBody: { required: isNeeded, content: { 'application/json': { schema } } } }
  }
  if (method === 'GET' || (method === 'DELETE' && !input)) return {}
  if (!input) return { requestBody: ANY_BODY }
  if (!queryInput) return { requestBody: requestBody(input.properties, input.required) }
  return { requestBody: { ...requestBody(input.properties, []), required: false } }
}

/** @param nullable what may be missing may be null too */
function bodyValues(values: BodyValues, nullable: boolean): Json {
  const properties = Object.entries(values).map(([name, value]): [string, Json] => {
    const { type, document, list, optional, maxLength, about } = value
    const one: Json =
      document === undefined
        ? { type: type ?? 'string', ...(maxLength !== undefined && { maxLength }) }
        : reference(document)
    const whole: Json = list ? { type: 'array', items: one } : one
    const shown: Json = optional && nullable ? { anyOf: [whole, { type: 'null' }] } : whole
    return [name, about === undefined ? shown : { ...shown, description: about }]
  })
  const required = Object.entries(values).flatMap(([name, { optional }]) => (optional ? [] : [name]))
  return envelope(Object.fromEntries(properties), required)
}

/** What paths answer that end like a file. */
const FILES: Readonly<Record<string, string[]>> = {
  csv: ['text/csv'],
  pdf: ['application/pdf'],
  wav: ['audio/wav'],
  audio: ['audio/wav', 'audio/mpeg'],
}

function endpointAnswer({ path, items }: EndpointDefinition): Json {
  const types = FILES[/\.([a-z]+)$/.exec(path)?.[1] ?? '']
  if (types !== undefined) {
    const content = types.map((type) => [type, { schema: { type: 'string' } }] as const)
    return { description: 'A file', content: Object.fromEntries(content) }
  }
  if (items === undefined) return response('Done', { type: 'object' })
  return response('Options', envelope({ [items]: { type: 'array', items: { type: 'object' } } }, [items]))
}
