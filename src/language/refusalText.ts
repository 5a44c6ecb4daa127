import type { EntityDefinition, FieldError, PropertyDefinition, TextKey } from './portal.ts'
import type { TextParams } from './fillText.ts'
import { findProperty } from './findProperty.ts'

export interface RefusalText {
  key: TextKey
  params: TextParams
}

/** What is said at a field, in browser and server alike: the definition's own text, else a sentence with the limit in it. */
export function refusalText(
  entity: EntityDefinition,
  { path, keyword, text }: Pick<FieldError, 'path' | 'keyword' | 'text'>,
): RefusalText {
  if (text !== null) return { key: text, params: {} }
  const property = findProperty(entity, path)
  const limit = property && limitOf(property, keyword)
  if (limit) return limit
  return { key: (property && formTextOf(property, keyword)) ?? keywordTexts[keyword] ?? INVALID, params: {} }
}

const INVALID = 'portal:form-invalid'

const keywordTexts: Record<string, TextKey> = {
  required: 'portal:form-required',
  enum: 'portal:form-choice-gone',
  reference: 'portal:form-not-a-choice',
  catalogue: 'portal:form-not-a-choice',
  pattern: 'portal:form-pattern',
}

const limitTexts = {
  maxLength: 'portal:form-max-length',
  minLength: 'portal:form-min-length',
  maximum: 'portal:form-maximum',
  minimum: 'portal:form-minimum',
  maxItems: 'portal:form-max-items',
  minItems: 'portal:form-min-items',
} as const

const formatTexts: Record<string, TextKey> = {
  date: 'portal:form-date-format',
  'date-time': 'portal:form-date-time-format',
  'local-date-time': 'portal:form-date-time-format',
  email: 'portal:form-email-format',
  phone: 'portal:form-phone-format',
  uri: 'portal:form-uri-format',
}

const typeTexts: Record<string, TextKey> = {
  integer: 'portal:form-whole-number',
  number: 'portal:form-number',
}

function limitOf(property: PropertyDefinition, keyword: string): RefusalText | undefined {
  if (!isLimit(keyword)) return undefined
  const count = property[keyword]
  return count === undefined ? undefined : { key: limitTexts[keyword], params: { count } }
}

function isLimit(keyword: string): keyword is keyof typeof limitTexts {
  return Object.hasOwn(limitTexts, keyword)
}

/** Of a value that is none of its kind. */
function formTextOf(property: PropertyDefinition, keyword: string): TextKey | undefined {
  if (keyword === 'format') return formatTexts[property.format ?? '']
  return keyword === 'type' ? typeTexts[property.type] : undefined
}
