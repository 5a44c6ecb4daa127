import type { Translate } from '../registry/portalContext.ts'
import type { ShownError } from './createFormStore.ts'

/** What is said at the field: the definition's text, the server's words, or a plain sentence when neither has one. */
export function errorWords(error: ShownError, t: Translate): string {
  if (error.words) return error.words
  if (error.text) return t(error.text)
  if (error.keyword === 'enum') return t('portal:form-choice-gone')
  return t(error.keyword === 'required' ? 'portal:form-required' : 'portal:form-invalid')
}
