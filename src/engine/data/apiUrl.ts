import type { ApiOptions } from '../registry/apiClient.ts'

/** `path` with its query; parameters that are undefined or empty are left out. */
export function apiUrl(path: string, query: ApiOptions['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  if (text === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}${text}`
}
