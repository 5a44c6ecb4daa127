import { ApiError } from '../../engine/registry/apiClient.ts'
import type { ApiAnswer, ApiClient, ApiOptions } from '../../engine/registry/apiClient.ts'
import { chosenValues } from '../../language/index.ts'
import type { ModuleDefinition, ResourceDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import type { Answers } from './Example.ts'
import { samples } from './samples.ts'

/** A server in memory: it answers from the samples, or not at all, as every state of a screen needs it. */
export function createSampleApi(modules: ModuleDefinition[], answers: Answers): ApiClient {
  const resources = modules.flatMap((module) => Object.values(module.resources))

  async function answer(method: string, url: string, options: ApiOptions = {}): Promise<unknown> {
    const [path = '', search] = url.split('?')
    const query = { ...Object.fromEntries(new URLSearchParams(search)), ...options.query }
    if (answers === 'waits') return new Promise(() => undefined)
    if (answers === 'fails') throw new ApiError(500, 'internal', 'internal server error')
    if (answers === 'forbids') throw new ApiError(403, 'forbidden', 'You may not do this')
    if (method !== 'GET') return samples.answers[`${method} ${path}`] ?? {}
    const list = resources.find((resource) => resource.path === path && resource.operations.list)
    if (list) return listAnswer(list, answers === 'nothing', query)
    const record = recordAnswer(resources, path)
    const known = samples.answers[path]
    if (known !== undefined) return answers === 'nothing' ? emptied(known) : known
    if (record !== undefined) return record
    throw new ApiError(404, 'not-found', 'Not found')
  }

  return {
    // The caller names the shape; the samples have it.
    get: async <Body>(path: string, options?: ApiOptions) => (await answer('GET', path, options)) as Body,
    send: async <Body>(method: string, path: string, options?: ApiOptions): Promise<ApiAnswer<Body>> => ({
      body: (await answer(method, path, options)) as Body, // as above
      etag: null,
      status: 200,
    }),
    upload: async <Body>(
      _path: string,
      _field: string,
      _file: File,
      options: { onProgress: (share: number) => void },
    ) => {
      options.onProgress(1)
      return samples.answers['UPLOAD'] as Body // as above
    },
    // Nothing that can be decoded: a flat waveform.
    bytes: () => Promise.resolve(new ArrayBuffer(0)),
    download: () => Promise.resolve(),
  }
}

const rows = samples.rows.map((row, index) => ({ ...samples.record, ...row, id: `specimen-${index + 1}` }))

function listAnswer(resource: ResourceDefinition, empty: boolean, query: NonNullable<ApiOptions['query']>) {
  const shown = empty
    ? []
    : rows.filter((row) => resource.query.every((parameter) => matches(row, parameter, query)))
  const group = typeof query['group'] === 'string' ? query['group'] : ''
  const collapsed = chosenValues(String(query['collapsed'] ?? ''))
  const values = [...new Set(shown.map((row) => String(getPath(row, group))))]
  const grouped = values.flatMap((value) =>
    collapsed.includes(value) ? [] : shown.filter((row) => String(getPath(row, group)) === value),
  )
  return {
    ...(group !== '' && {
      groups: values.map((value) => ({
        value,
        count: shown.filter((row) => String(getPath(row, group)) === value).length,
        totals: {},
      })),
    }),
    [resource.items]: group === '' ? shown : grouped,
    pagination: { current_page: 1, per_page: 25, total_pages: 1, total: shown.length },
    is_empty: empty,
  }
}

function matches(
  row: object,
  { name, field = '', match }: ResourceDefinition['query'][number],
  query: NonNullable<ApiOptions['query']>,
): boolean {
  const wanted = query[name]
  if (wanted === undefined || wanted === '' || match === 'flag') return true
  const found = getPath(row, field)
  const value = typeof found === 'string' ? found.toLowerCase() : ''
  if (match === 'in') return chosenValues(String(wanted)).includes(String(found))
  if (match === 'from-number') return Number(found) >= Number(wanted)
  if (match === 'to-number') return Number(found) <= Number(wanted)
  if (match === 'from-date') return value.slice(0, 10) >= String(wanted)
  if (match === 'to-date') return value.slice(0, 10) <= String(wanted)
  return match === 'equals'
    ? value === String(wanted).toLowerCase()
    : value.includes(String(wanted).toLowerCase())
}

function recordAnswer(resources: ResourceDefinition[], path: string): unknown {
  const at = path.lastIndexOf('/')
  const resource = resources.find((each) => each.path === path.slice(0, at) && each.operations.get)
  if (resource === undefined) return undefined
  return { [resource.item]: { ...samples.record, id: decodeURIComponent(path.slice(at + 1)) } }
}

/** The same answer of an account that has nothing. */
function emptied(known: unknown): unknown {
  if (typeof known !== 'object' || known === null) return known
  return Object.fromEntries(
    Object.entries(known).map(([key, value]) => [key, Array.isArray(value) ? [] : null]),
  )
}
