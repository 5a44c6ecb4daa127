import type { Draft } from './Draft.ts'
import { nameOfFile, origin } from './ModuleDrafts.ts'

const NAMED_AFTER_FILE = new Set(['catalogue', 'entity', 'resource', 'list', 'wizard', 'page', 'public-form'])

/** What a file is called is what it defines. */
export function followHead(draft: Draft): void {
  const { kind, module } = draft.file
  const name = nameOfFile(draft.file)
  const byName = origin("the file's name")
  if (kind === 'module' && module !== undefined) draft.follow(['id'], module, origin("the folder's name"))
  if (NAMED_AFTER_FILE.has(kind)) draft.follow(['id'], name, byName)
  if (kind === 'rules' || kind === 'lifecycle' || kind === 'resource') draft.follow(['entity'], name, byName)
  if (kind === 'texts') expandTexts(draft)
}

/** A file of texts alone needs no key around them. */
function expandTexts(draft: Draft): void {
  const value = draft.value() as Record<string, unknown> // by the language
  if (typeof value['texts'] === 'object') return
  draft.replace({ texts: value })
  for (const key of Object.keys(value)) draft.move(['texts', key], [key])
}
