import type { PathSegment } from '../Diagnostic.ts'
import { valueAt } from '../valueAt.ts'
import type { Draft } from './Draft.ts'

/** An item that is known by one key may be that value alone: `"label"` is `{ "field": "label" }`. */
export function expandShorthands(draft: Draft): void {
  switch (draft.file.kind) {
    case 'list':
      expandItems(draft, ['columns'], 'field')
      expandItems(draft, ['filters'], 'field')
      expandItems(draft, ['expand'], 'field')
      expandItems(draft, ['rowActions'], 'transition')
      return
    case 'public-form':
      expandItems(draft, ['fields'], 'field')
      return
    case 'page':
      for (const [index, block] of itemsAt(draft, ['blocks']).entries()) {
        const kind = valueAt(block, ['kind'])
        if (kind === 'facts') expandItems(draft, ['blocks', index, 'facts'], 'field')
        if (kind === 'rows') expandItems(draft, ['blocks', index, 'columns'], 'field')
      }
      return
    case 'wizard':
      expandSubmitText(draft)
      for (const index of itemsAt(draft, ['steps']).keys())
        expandItems(draft, ['steps', index, 'summary'], 'field')
      return
    default:
  }
}

function expandItems(draft: Draft, path: readonly PathSegment[], key: string): void {
  for (const [index, item] of itemsAt(draft, path).entries())
    if (typeof item === 'string') draft.expand([...path, index], { [key]: item })
}

/** `{ "create": "@start" }` is a list with an entry for each mode. */
function expandSubmitText(draft: Draft): void {
  const written = valueAt(draft.value(), ['submitText'])
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return
  const entries = Object.entries(written)
  draft.expand(
    ['submitText'],
    entries.map(([mode, text]) => ({ mode, text })),
  )
  for (const [index, [mode]] of entries.entries()) {
    draft.move(['submitText', index], ['submitText', mode])
    draft.move(['submitText', index, 'text'], ['submitText', mode])
  }
}

function itemsAt(draft: Draft, path: readonly PathSegment[]): unknown[] {
  const found = valueAt(draft.value(), path)
  return Array.isArray(found) ? found : []
}
