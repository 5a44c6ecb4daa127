import type { PathTemplate } from './portal.ts'
import type { Scope } from './Scope.ts'
import { getPath } from '../shared/paths.ts'

const SLOT = /\{([^{}]+)\}/g
const ROOTS = ['form', 'item', 'row', 'account', 'config', 'user', 'route'] as const

/**
 * Fills `{row.id}` slots; a slot without a root (`{id}`) is looked up in the route, then in the row.
 * @param encode applied to every filled value, for example `encodeURIComponent`; none by default
 * @returns `undefined` when a slot has no value, so that no half-made address is ever called
 */
export function fillTemplate(
  template: PathTemplate,
  scope: Scope,
  encode: (text: string) => string = (text) => text,
): string | undefined {
  let complete = true
  const filled = template.replace(SLOT, (_, path: string) => {
    const value = readSlot(path, scope)
    const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    // An object of JSON may have a toString that is no function.
    if (isText && value !== '') return encode(String(value))
    complete = false
    return ''
  })
  return complete ? filled : undefined
}

/** The value a slot path names, with its own type. */
export function readSlot(path: string, scope: Scope): unknown {
  const dot = path.indexOf('.')
  const root = ROOTS.find((name) => name === path.slice(0, dot))
  if (root) return getPath(scope[root], path.slice(dot + 1))
  return getPath(scope.route, path) ?? getPath(scope.row, path)
}
