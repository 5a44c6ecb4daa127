import type { OwnerFiles } from '../../../language/DefinitionCompiler.ts'
import type { JsonValue } from '../../../language/portal.ts'
import { NOUNS } from './changeWords.ts'
import { isObject, isTextKey, wording, type JsonObject } from './jsonValues.ts'

/** By the part of a file name before `.json`. */
const KINDS: Record<string, string> = {
  schema: 'entity',
  'public-form': 'form',
}

/** Keys that identify the elements of a list, best first. */
const IDENTITIES = ['id', 'path', 'name', 'field', 'value', 'on'] as const

/** Something with a name: a column, a field, a list. */
export interface Thing {
  noun: string
  name: string
}

/** What texts and fields of one version are called. */
export interface Names {
  texts: ReadonlyMap<string, string>
  /** Property → its title, as written. */
  titles: ReadonlyMap<string, string>
}

export function parseFiles(files: OwnerFiles): Map<string, JsonValue> {
  return new Map(Object.entries(files).map(([file, text]) => [file, parse(text)]))
}

/** An unreadable file is compared as text. */
function parse(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue
  } catch {
    return text
  }
}

export function namesOf(files: Map<string, JsonValue>): Names {
  const texts = new Map<string, string>()
  const titles = new Map<string, string>()
  for (const [file, value] of files) {
    if (!isTexts(file) || !isObject(value)) continue
    const { texts: inside, ...alone } = value
    for (const [key, text] of Object.entries(isObject(inside) ? inside : alone))
      if (key !== '$schema' && key !== 'language') texts.set(key, wording(text))
  }
  for (const [file, value] of files) {
    if (kindOf(file) !== 'entity' || !isObject(value) || !isObject(value['properties'])) continue
    for (const [id, property] of Object.entries(value['properties'])) {
      const title = isObject(property) ? (property['title'] ?? followingTitle(id, texts)) : undefined
      if (typeof title === 'string') titles.set(id, title)
    }
  }
  return { texts, titles }
}

/** Where no title is written, the text with the name is the title. */
function followingTitle(id: string, texts: Names['texts']): string | undefined {
  const key = id.replaceAll('_', '-').toLowerCase()
  return texts.has(key) ? `@${key}` : undefined
}

/** Text key → what it is the title of; a column without a title of its own shows that of its field. */
export function titledThings(
  files: Map<string, JsonValue>,
  { titles, texts }: Names,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const add = (title: JsonValue | undefined, noun: string) => {
    if (isObject(title)) for (const each of Object.values(title)) add(each, noun)
    if (!isTextKey(title)) return
    const key = title.slice(1)
    found.set(key, (found.get(key) ?? new Set()).add(noun))
  }
  function visit(value: JsonValue, noun: string, id: string): void {
    if (!isObject(value)) return
    add(value['title'] ?? followingTitle(idOf(value) ?? id, texts), noun)
    for (const [key, child] of Object.entries(value)) {
      const own = NOUNS[key]
      const elements = own === undefined ? undefined : elementsOf(child)
      if (own === undefined || elements === undefined) continue
      for (const [name, element] of elements) {
        visit(element, own, name)
        const field = isObject(element) && element['title'] === undefined ? element['field'] : undefined
        if (typeof field === 'string') add(titles.get(field), own)
      }
    }
  }
  for (const [file, value] of files) if (!isTexts(file)) visit(value, kindOf(file), nameOfFile(file))
  return found
}

/** Elements by what identifies them. */
export function elementsOf(value: JsonValue | undefined): Map<string, JsonValue> | undefined {
  if (value === undefined) return new Map()
  if (isObject(value)) return new Map(Object.entries(value))
  if (!Array.isArray(value)) return undefined
  if (value.length === 0) return new Map()
  for (const identity of IDENTITIES) {
    const ids = value.map((each) => (isObject(each) ? each[identity] : undefined))
    if (ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length) {
      return new Map(value.map((each, index) => [String(ids[index]), each]))
    }
  }
  return undefined
}

export function thingIn(noun: string, id: string, value: JsonValue, names: Names): Thing {
  const own = isObject(value) ? value : {}
  const { title, text, field } = own
  if (typeof title === 'string') return { noun, name: textAt(title, names) }
  const ofField = names.titles.get(typeof field === 'string' ? field : id)
  if (ofField !== undefined) return { noun, name: textAt(ofField, names) }
  return { noun, name: isTextKey(text) ? textAt(text, names) : id }
}

export function nameOfField(id: string, names: Names): string {
  const title = names.titles.get(id)
  return title === undefined ? id : textAt(title, names)
}

/** A key in another owner's texts is shown as the part after the colon. */
export function textAt(written: string, { texts }: Names): string {
  if (!isTextKey(written)) return written
  const key = written.slice(1)
  return texts.get(key) ?? key.replace(/^.*:/, '').replaceAll('-', ' ')
}

export function isTexts(file: string): boolean {
  return /(?:^|\/)texts\.[\w-]+\.json$/.test(file)
}

/** What a definition file defines, such as the list `Parcels`. */
export function thingOfFile(file: string, value: JsonValue, names: Names): Thing {
  const name = file.replace(/^.*\//, '').replace(/\.json$/, '')
  return isObject(value) ? thingIn(kindOf(file), idOf(value) ?? name, value, names) : { noun: 'file', name }
}

/** What a file defines is called like the file, a module like its folder. */
function nameOfFile(file: string): string {
  const [, folder = '', name = ''] = /([^/]*)\/?([^/]*)$/.exec(file) ?? []
  return name === 'module.json' ? folder : name.replace(/\..*$/, '')
}

function kindOf(file: string): string {
  const kind = /([\w-]+)\.json$/.exec(file)?.[1] ?? 'file'
  return KINDS[kind] ?? kind
}

function idOf(value: JsonObject): string | undefined {
  const id = value['id'] ?? value['entity']
  return typeof id === 'string' ? id : undefined
}
