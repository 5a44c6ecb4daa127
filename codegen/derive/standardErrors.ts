import { isDeepStrictEqual } from 'node:util'
import { standardText } from '../../src/language/refusalText.ts'
import type { PathSegment } from '../Diagnostic.ts'
import type { PropertySource } from '../read/source.ts'
import { valueAt } from '../valueAt.ts'
import type { Draft } from './Draft.ts'
import { origin } from './ModuleDrafts.ts'
import type { ModuleDrafts } from './ModuleDrafts.ts'

type Property = Partial<Omit<PropertySource, 'properties' | 'items' | 'errors'>> & {
  properties?: Record<string, Property>
  items?: Property
  errors?: Record<string, string>
}

const STANDARD = origin('the standard message has these words')

/** A message with the words of the standard one goes without saying. */
export function noticeStandardErrors(module: ModuleDrafts, draft: Draft<'entity'>): void {
  const { properties = {}, errors = {} } = draft.value() as Pick<Property, 'properties' | 'errors'> // by the language
  const all = Object.values(properties).flatMap(withInner)
  const isShared = (keyword: string) =>
    errors[keyword] === undefined ||
    all.every(
      (property) => !concerns(property, keyword) || isStandard(module, property, keyword, errors[keyword]),
    )
  for (const [keyword, text] of Object.entries(errors))
    if (isShared(keyword)) draft.notice(['errors', keyword], text, STANDARD)
  const visit = (path: readonly PathSegment[]): void => {
    const property = Object(valueAt(draft.value(), path)) as Property // by the language
    for (const [keyword, text] of Object.entries(property.errors ?? {}))
      if (isShared(keyword) && isStandard(module, property, keyword, text))
        draft.notice([...path, 'errors', keyword], text, STANDARD)
    for (const name of Object.keys(property.properties ?? {})) visit([...path, 'properties', name])
    if (property.items) visit([...path, 'items'])
  }
  for (const name of Object.keys(properties)) visit(['properties', name])
}

function withInner(property: Property): Property[] {
  const inner = [...Object.values(property.properties ?? {}), ...(property.items ? [property.items] : [])]
  return [property, ...inner.flatMap(withInner)]
}

/** Whether a shared message can be said at the property. */
function concerns(property: Property, keyword: string): boolean {
  return keyword === 'required' || (property as Record<string, unknown>)[keyword] !== undefined // looked at by name
}

function isStandard(
  module: ModuleDrafts,
  property: Property,
  keyword: string,
  text: string | undefined,
): boolean {
  const key = standardText(property, keyword)
  if (key === undefined || text === undefined || text === '') return false
  const words = module.wordsOf(text.slice(1))
  const standard = module.wordsOf(key.slice('portal:'.length))
  if (words === undefined || standard === undefined) return false
  if (isDeepStrictEqual(words, standard)) return true
  // A limit may be named after its keyword, and one alone has words of its own.
  const limit = (property as Record<string, unknown>)[keyword] // looked at by name
  const many = typeof standard === 'object' ? (standard as { other?: string } | null)?.other : standard
  if (limit === 1 || typeof many !== 'string' || typeof words !== 'string') return false
  return [many, many.replaceAll('{count}', `{${keyword}}`)].includes(words)
}
