import { parsePath } from '../../shared/paths.ts'

/** What the DOM ids of all fields begin with. */
export const ID_PREFIX = 'field'
export const ID_SEPARATOR = '-'

/** DOM id of the input of a field, as RJSF forms it; its label is `<id>-label`. */
export function fieldId(path: string): string {
  return [ID_PREFIX, ...parsePath(path)].join(ID_SEPARATOR)
}

/** RJSF's list of keys as a path: `['rows', 0, 'name']` is `rows[0].name`. */
export function toPath(keys: readonly (string | number)[]): string {
  return keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${key}` : key),
    '',
  )
}
