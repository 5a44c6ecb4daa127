import type { PathSegment } from '../Diagnostic.ts'
import { valueAt } from '../valueAt.ts'
import type { Draft } from './Draft.ts'
import { followConfirm } from './followConfirm.ts'
import { followSaying, noticeWidgets } from './followWizards.ts'
import { followText, kebab, origin, resourceNear } from './ModuleDrafts.ts'
import type { ModuleDrafts } from './ModuleDrafts.ts'

interface Part {
  id?: string
  field?: string
  title?: string
  actions?: Part[]
}

/** Parts of blocks are named after their fields and titled after their names. */
export function followPage(module: ModuleDrafts, draft: Draft<'page'>): void {
  const { id, blocks = [] } = draft.value()
  if (id !== undefined) followText(draft, ['title'], id)
  for (const [index, block] of blocks.entries()) {
    const at = ['blocks', index]
    const { kind, id: name } = block as { kind?: string; id?: string } // by the language
    if (kind !== undefined && name !== undefined) followBlock(module, draft, at, kind, name)
  }
}

const TITLED = new Set(['chart', 'tasks', 'rows', 'code', 'items', 'timeline'])

function followBlock(
  module: ModuleDrafts,
  draft: Draft<'page'>,
  at: readonly PathSegment[],
  kind: string,
  name: string,
): void {
  if (TITLED.has(kind)) followText(draft, [...at, 'title'], kebab(name))
  if (kind === 'banner') followSaying(module, draft, at, name)
  if (kind === 'form') followForm(module, draft, at, name)
  for (const key of ['facts', 'columns']) {
    for (const [index, { field }] of partsAt(draft, [...at, key]).entries())
      if (field !== undefined) draft.follow([...at, key, index, 'id'], kebab(field), origin('its field'))
  }
  for (const key of ['stats', 'tasks', 'series', 'samples'])
    for (const [index, { id }] of partsAt(draft, [...at, key]).entries())
      if (id !== undefined) followText(draft, [...at, key, index, 'title'], kebab(id))
  for (const [index, { id }] of partsAt(draft, [...at, 'series']).entries())
    if (id !== undefined) draft.follow([...at, 'series', index, 'value'], id, origin('its name'))
  for (const key of ['links', 'cards'])
    for (const [index, { id }] of partsAt(draft, [...at, key]).entries())
      if (id !== undefined) followCard(draft, [...at, key, index], id)
}

function followCard(draft: Draft<'page'>, at: readonly PathSegment[], id: string): void {
  followText(draft, [...at, 'title'], kebab(id))
  const title = String(valueAt(draft.value(), [...at, 'title'])).slice(1)
  draft.follow([...at, 'text'], `@${title}-text`, origin('the key of its title'))
  for (const [index, action] of partsAt(draft, [...at, 'actions']).entries()) {
    if (action.id === undefined) continue
    const path = [...at, 'actions', index]
    followText(draft, [...path, 'title'], kebab(action.id))
    followConfirm(draft, [...path, 'confirm'], action.id, action.title ?? `@${kebab(action.id)}`)
  }
}

function followForm(
  module: ModuleDrafts,
  draft: Draft<'page'>,
  at: readonly PathSegment[],
  name: string,
): void {
  const near = resourceNear(module, draft.file, name)
  if (near !== undefined) draft.follow([...at, 'resource'], near, origin('the resource beside it'))
  const views = Object(valueAt(draft.value(), [...at, 'views'])) as Record<string, object> // by the language
  const resource = valueAt(draft.value(), [...at, 'resource'])
  noticeWidgets(module, draft, [...at, 'views'], views, typeof resource === 'string' ? resource : undefined)
}

function partsAt(draft: Draft<'page'>, path: readonly PathSegment[]): Part[] {
  const found = valueAt(draft.value(), path)
  return Array.isArray(found) ? (found as Part[]) : [] // by the language
}
