import { refusalText } from '../../language/index.ts'
import type { EntityDefinition } from '../../language/portal.ts'
import type { Translate } from '../registry/portalContext.ts'
import type { ShownError } from './createFormStore.ts'

/** What is said at the field: the server's words, the definition's text, or the portal's sentence for what is wrong. */
export function errorWords(error: ShownError, entity: EntityDefinition, t: Translate): string {
  if (error.words !== undefined) return error.words
  const { key, params } = refusalText(entity, error)
  return key === '' ? '' : t(key, params)
}
