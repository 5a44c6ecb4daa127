import { singularOf } from '../scaffold/moduleNames.ts'
import type { NeededAccess } from '../permissionsNeeded.ts'
import type { Draft } from './Draft.ts'
import { kebab, origin } from './ModuleDrafts.ts'

const READS = new Set(['list', 'get'])

/** Permissions are said for the whole resource; the names of the answers come from its path. */
export function followResource(draft: Draft<'resource'>): void {
  draft.follow(['storage'], { kind: 'documents' }, origin('the language'))
  const { path = '', storage, singleton, operations = {}, endpoints = [], sublists = [] } = draft.value()
  const collection = path.split('/').at(-1) ?? ''
  const byPath = origin('the path', { draft, path: ['path'] })
  if (storage?.kind !== 'none') {
    if (singleton !== true) draft.follow(['items'], collection, byPath)
    draft.follow(['item'], singularOf(collection), byPath)
  }
  for (const name of Object.keys(operations))
    followAccess(draft, ['operations', name, 'access'], READS.has(name))
  for (const index of sublists.keys()) followAccess(draft, ['sublists', index, 'access'], true)
  for (const [index, endpoint] of endpoints.entries()) {
    draft.follow(['endpoints', index, 'method'], 'GET', origin('the language'))
    if (endpoint.absolute !== true && endpoint.id !== undefined)
      draft.follow(
        ['endpoints', index, 'path'],
        `/${kebab(endpoint.id).replaceAll('-', '_')}`,
        origin('its id'),
      )
    followAccess(draft, ['endpoints', index, 'access'], (endpoint.method ?? 'GET') === 'GET')
  }
  draft.spread('access')
  draft.spread('writeAccess')
}

function followAccess(draft: Draft<'resource'>, path: (string | number)[], reads: boolean): void {
  const { access, writeAccess } = draft.value()
  const key = reads || writeAccess === undefined ? 'access' : 'writeAccess'
  const needed = (key === 'access' ? access : writeAccess) as NeededAccess | undefined // by the language
  if (needed !== undefined)
    draft.follow(path, needed, origin(`"${key}" of the resource`, { draft, path: [key] }))
}
