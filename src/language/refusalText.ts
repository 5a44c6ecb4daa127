import type { EntityDefinition, FieldError, PropertyDefinition, TextKey } from './portal.ts'
import type { TextParams } from './fillText.ts'
import type { FileRules } from './fileTypes.ts'
import { fileRulesOf } from './files.ts'
import { findProperty } from './findProperty.ts'

export interface RefusalText {
  key: TextKey
  params: TextParams
}

/** What is said at a field, in browser and server alike: the definition's own text, an empty one as no words, else a sentence with the limit in it. */
export function refusalText(
  entity: EntityDefinition,
  { path, keyword, text, params = {} }: Pick<FieldError, 'path' | 'keyword' | 'text' | 'params'>,
): RefusalText {
  if (text === '') return { key: '', params: {} }
  const property = findProperty(entity, path)
  const file = keyword === 'file' ? fileRulesOf(property) : undefined
  if (file) return { key: text ?? 'portal:form-file', params: { ...fileSlots(file), ...params } }
  if (text !== null) return { key: text, params: { ...(property && limitsOf(property, keyword)), ...params } }
  if (!isLimit(keyword)) return { key: standardText(property ?? {}, keyword) ?? INVALID, params: {} }
  const count = params[keyword] ?? property?.[keyword]
  if (count === undefined) return { key: INVALID, params: {} }
  return { key: standardText({ minLength: count }, keyword) ?? INVALID, params: { count } }
}

/** What is said of a value where the definition says nothing of its own. */
export function standardText(
  { type, format, minLength }: { type?: string; format?: string; minLength?: unknown },
  keyword: string,
): TextKey | undefined {
  if (keyword === 'format') return formatTexts[format ?? '']
  if (keyword === 'type') return typeTexts[type ?? '']
  // One character too few is none.
  if (keyword === 'minLength' && minLength === 1) return keywordTexts['required']
  return isLimit(keyword) ? limitTexts[keyword] : keywordTexts[keyword]
}

/** What a text about a refused file can say. */
function fileSlots({ types, maxMegabytes }: FileRules): TextParams {
  return { types: types.map((type) => type.toUpperCase()).join(', '), megabytes: maxMegabytes }
}

const INVALID = 'portal:form-invalid'

const keywordTexts: Record<string, TextKey> = {
  required: 'portal:form-required',
  enum: 'portal:form-choice-gone',
  reference: 'portal:form-not-a-choice',
  catalogue: 'portal:form-not-a-choice',
  closed: 'portal:form-not-a-choice',
  pattern: 'portal:form-pattern',
  distinct: 'portal:form-distinct',
  'file-gone': 'portal:form-file-gone',
  held: 'portal:form-held',
  recording: 'portal:form-recording',
  challenge: 'portal:form-challenge',
}

const limitTexts = {
  maxLength: 'portal:form-max-length',
  minLength: 'portal:form-min-length',
  maximum: 'portal:form-maximum',
  minimum: 'portal:form-minimum',
  maxItems: 'portal:form-max-items',
  minItems: 'portal:form-min-items',
  multipleOf: 'portal:form-multiple-of',
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

/** What the slots of a text may say of its field; the limit that failed also chooses the plural form. */
function limitsOf(property: PropertyDefinition, keyword: string): TextParams {
  const limits = Object.keys(limitTexts).flatMap((name) => {
    const limit = isLimit(name) ? property[name] : undefined
    return limit === undefined ? [] : [[name, limit] as const]
  })
  const count = isLimit(keyword) ? property[keyword] : undefined
  return { ...Object.fromEntries(limits), ...(count === undefined ? {} : { count }) }
}

function isLimit(keyword: string): keyword is keyof typeof limitTexts {
  return Object.hasOwn(limitTexts, keyword)
}
