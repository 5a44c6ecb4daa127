import type { ShownError } from './createFormStore.ts'
import { formTexts } from './formTexts.ts'

/** What is said at the field: the definition's text, the server's words, or a plain sentence when neither has one. */
export function errorWords(error: ShownError, t: (key: string) => string): string {
  if (error.words) return error.words
  if (error.text) return t(error.text)
  return error.keyword === 'required' ? formTexts.required : formTexts.invalid
}
