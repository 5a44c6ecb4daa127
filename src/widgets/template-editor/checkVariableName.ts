import { VARIABLE_NAME_LIMIT } from '../../domain/sms/index.ts'

/** A name for the next variable: the first of name, name2, name3 … that is not taken. */
export function freeName(taken: readonly string[], base = 'name'): string {
  if (!taken.includes(base)) return base
  let number = 2
  while (taken.includes(base + number)) number += 1
  return base + number
}

/** A text with its values. */
export interface NameProblem {
  key: string
  params?: Record<string, number>
}

/** What is wrong with a variable name a person typed; undefined when nothing is. */
export function checkVariableName(name: string, taken: readonly string[]): NameProblem | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return { key: 'portal:template-editor-name-missing' }
  if (Array.from(trimmed).length > VARIABLE_NAME_LIMIT) {
    return { key: 'portal:template-editor-name-long', params: { limit: VARIABLE_NAME_LIMIT } }
  }
  if (!/^[\p{L}\p{M}\p{N}_ -]+$/u.test(trimmed)) return { key: 'portal:template-editor-name-characters' }
  if (taken.includes(trimmed)) return { key: 'portal:template-editor-name-taken' }
  return undefined
}
