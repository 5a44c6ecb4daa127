import type { OpenApi, Schema } from './OpenApi.ts'
import { resolveSchema } from './resolveSchema.ts'

const samples: Record<string, string> = {
  uuid: '3f2b8c1e-5d4a-4c69-9b7e-2a1f0d6c8e35',
  'date-time': '2027-01-15T09:00:00Z',
  'local-date-time': '2027-01-15T09:00',
  date: '2027-01-15',
  time: '09:00',
  email: 'name@example.com',
  phone: '+447400120000',
  uri: 'https://example.com',
  url: 'https://example.com',
}

const DEEPEST = 6

/** A value the schema takes: required properties only, as the least that works. */
export function sampleBody(api: OpenApi, schema: Schema | undefined, depth = 0): unknown {
  const { type, format, enum: values, properties, items, ...rest } = resolveSchema(api, schema)
  if (rest.const !== undefined) return rest.const
  if (rest.default !== undefined) return rest.default
  if (values) return values.find((value) => value !== null)
  const kind = Array.isArray(type) ? type.find((each) => each !== 'null') : type
  if (kind === 'array') return depth < DEEPEST && items ? [sampleBody(api, items, depth + 1)] : []
  if (kind === 'object' || properties) {
    const required = rest.required ?? []
    return Object.fromEntries(
      Object.entries(properties ?? {})
        .filter(([name]) => depth < DEEPEST && required.includes(name))
        .map(([name, own]) => [name, sampleBody(api, own, depth + 1)]),
    )
  }
  if (kind === 'boolean') return true
  if (kind === 'integer' || kind === 'number') return rest.minimum ?? 1
  return samples[format ?? ''] ?? '…'
}
