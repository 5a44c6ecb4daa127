import type { ShownCall } from '../../../engine/data/toCurl.ts'
import type { OpenApi, Operation, Parameter, Schema } from './OpenApi.ts'
import { follow, resolveSchema } from './resolveSchema.ts'
import { sampleBody } from './sampleBody.ts'

/** A parameter, or a property of a body or an answer. */
export interface ApiValue {
  /** Properties within others by their path: `campaign.name`, `items[].id`. */
  name: string
  type: string
  required: boolean
  description: string
}

export interface ApiCall {
  id: string
  method: ShownCall['method']
  path: string
  summary: string
  description: string
  /** Values of the catalogue of scopes; a key needs all. */
  scopes: string[]
  parameters: ApiValue[]
  body: ApiValue[]
  answer: { status: string; values: ApiValue[] } | undefined
  errors: { status: string; description: string }[]
  example: ShownCall
}

export interface ApiGroup {
  id: string
  title: string
  calls: ApiCall[]
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete'])
const DEEPEST = 3

/**
 * The calls that keys can make, by module, in the document's order.
 * @param offered scopes a key can have; calls that need another permission are left out
 */
export function readApiCalls(api: OpenApi, offered?: Pick<ReadonlySet<string>, 'has'>): ApiGroup[] {
  const calls = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method, { security }]) => methods.has(method) && security?.some((each) => 'apiKey' in each))
      .map(([method, operation]) => ({
        tag: operation.tags?.[0] ?? '',
        call: readCall(api, path, method.toUpperCase() as ShownCall['method'], operation),
      })),
  )
  return api.tags
    .map(({ name, description }) => ({
      id: name,
      title: description,
      calls: calls
        .filter(({ tag, call }) => tag === name && call.scopes.every((scope) => offered?.has(scope) ?? true))
        .map(({ call }) => call),
    }))
    .filter((group) => group.calls.length > 0)
}

/** Calls with every word of the search in their address, words or scopes. */
export function searchCalls(groups: readonly ApiGroup[], typed: string): ApiGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...groups]
  return groups
    .map((group) => ({
      ...group,
      calls: group.calls.filter(({ method, path, summary, description, scopes }) => {
        const text = [group.title, method, path, summary, description, ...scopes].join(' ').toLowerCase()
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ calls }) => calls.length > 0)
}

function readCall(api: OpenApi, path: string, method: ShownCall['method'], operation: Operation): ApiCall {
  const parameters = (operation.parameters ?? []).map((each) =>
    each.$ref === undefined ? each : { ...each, ...follow<Parameter>(api, each.$ref) },
  )
  const content = operation.requestBody?.content ?? {}
  const json = content['application/json']?.schema
  const form = content['multipart/form-data']?.schema
  const answers = Object.entries(operation.responses ?? {})
  const good = answers.find(([status]) => status.startsWith('2'))
  const errors = answers.filter(([status]) => /^[45]/.test(status))
  return {
    id: `${method} ${path}`,
    method,
    path,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    scopes: operation['x-permissions'] ?? [],
    parameters: parameters.map(({ name, in: place, required = false, description = '', schema }) => ({
      name: place === 'path' ? `{${name}}` : name,
      type: typeOf(api, schema),
      required,
      description,
    })),
    body: valuesOf(api, json ?? form),
    answer: good && {
      status: good[0],
      values: valuesOf(api, good[1].content?.['application/json']?.schema),
    },
    errors: errors.map(([status, answer]) => ({
      status,
      description:
        answer.description ??
        (answer.$ref === undefined
          ? ''
          : (follow<{ description: string }>(api, answer.$ref).description ?? '')),
    })),
    example: {
      method,
      path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`),
      ...(json && { body: sampleBody(api, json) as Record<string, unknown> }),
      ...(form && { files: Object.keys(resolveSchema(api, form).properties ?? {}).slice(0, 1) }),
    },
  }
}

function valuesOf(api: OpenApi, schema: Schema | undefined, path = '', depth = 0): ApiValue[] {
  const { properties = {}, required = [], items } = resolveSchema(api, schema)
  if (items) return depth < DEEPEST ? valuesOf(api, items, `${path}[]`, depth) : []
  return Object.entries(properties).flatMap(([key, own]) => {
    const name = path === '' ? key : `${path}.${key}`
    const present = resolveSchema(api, own)
    const value = {
      name,
      type: typeOf(api, own),
      required: required.includes(key),
      description: own.description ?? present.description ?? '',
    }
    return [value, ...(depth + 1 < DEEPEST ? valuesOf(api, present, name, depth + 1) : [])]
  })
}

function typeOf(api: OpenApi, schema: Schema | undefined): string {
  const { type, format, enum: values, items, maxLength, properties } = resolveSchema(api, schema)
  if (values) return values.filter((value) => value !== null).join(' | ')
  if (items) return `${typeOf(api, items)}[]`
  const kind = Array.isArray(type) ? type.filter((each) => each !== 'null').join(' | ') : type
  if (format !== undefined) return format
  if (kind === 'string' && maxLength !== undefined) return `${kind}(${maxLength})`
  return kind ?? (properties ? 'object' : 'any')
}
