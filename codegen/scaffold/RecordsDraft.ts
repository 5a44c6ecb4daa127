import type { JsonValue } from '../../src/language/portal.ts'
import { wordsOf } from './moduleNames.ts'
import type { ModuleNames } from './moduleNames.ts'
import type { FieldRequest } from './readFieldList.ts'
import type { States } from './readStates.ts'

export type JsonObject = Record<string, JsonValue>

/** Records with an API and screens of their own. */
export interface RecordsRequest {
  names: ModuleNames
  fields: FieldRequest[]
  states: States
}

/** What is needed to write the files of one kind of records. */
export interface Draft extends RecordsRequest {
  /** The records these belong to. */
  parent?: RecordsRequest
  /** The records that belong to these. */
  children: RecordsRequest[]
  read: string[]
  write: string[]
  /** What references need to know of the resources they name. */
  resources: Record<string, ReferredResource>
  /** Gives the words a key, this one unless it stands for other words, and returns it as `@key`. */
  text: (key: string, words: string) => string
}

export interface ReferredResource {
  path: string
  items: string
  /** Property that people read. */
  label: string
  /** Query parameter that searches in it. */
  search?: string
  /** What reading it needs: whoever lacks that fills in the form without the field, or no form that requires it. */
  access: string[]
}

/**
 * Where the screens of the records are.
 *
 * @param holder what has the id of the record above them; without it the address is that of a route
 */
export function screensAt({ names, parent }: Draft, holder?: 'row' | 'route'): string {
  if (parent === undefined) return `/${names.plural}`
  const id = parentId(parent)
  return `/${parent.names.plural}/{${holder === undefined ? id : `${holder}.${id}`}}/${names.plural}`
}

/** Property with the id of the record above, which is also the slot of its addresses. */
export function parentId({ names }: RecordsRequest): string {
  return `${names.item}_id`
}

/** Path of the value that names a record. */
export function nameOf({ fields }: RecordsRequest): string {
  const [first] = shownFields(fields)
  return first ? shownPath(first) : 'id'
}

export function fieldTitle({ text }: Draft, { name }: FieldRequest): string {
  return text(fieldKey(name), wordsOf(name))
}

/** The value of a field that people read. */
export function shownPath({ name, type }: FieldRequest): string {
  return type === 'reference' ? `${name}.name` : name
}

export function fieldKey(name: string): string {
  return name.replaceAll('_', '-').toLowerCase()
}

export function searchedField(fields: FieldRequest[]): FieldRequest | undefined {
  return fields.find(({ type }) => type === 'text' || type === 'email' || type === 'phone')
}

export function isFiltered(type: FieldRequest['type']): boolean {
  return type === 'enum' || type === 'country' || type === 'boolean'
}

export function isSorted(type: FieldRequest['type']): boolean {
  return !['tags', 'textarea', 'secret', 'file', 'challenge'].includes(type)
}

/** A secret or a code is typed and never shown. */
export function shownFields(fields: FieldRequest[]): FieldRequest[] {
  return fields.filter(({ type }) => type !== 'secret' && type !== 'challenge')
}

/** The first six columns are enough to begin with. */
export function isHidden({ type, shownIf }: FieldRequest, index: number): boolean {
  return index > 0 && (index > 5 || type === 'textarea' || shownIf !== undefined)
}

export function widthOf({ type }: FieldRequest): JsonObject {
  switch (type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'url':
    case 'tags':
    case 'reference':
    case 'file':
      return { flex: 1, minWidth: 150 }
    case 'country':
    case 'phone':
      return { width: 168 }
    case 'datetime':
      return { width: 176 }
    default:
      return { width: 140 }
  }
}

/** Nothing is said where nothing is needed. */
export function furtherAccess(access: string[] = []): { access?: string[] } {
  return access.length > 0 ? { access } : {}
}

export function isAlwaysRequired({ required, shownIf }: FieldRequest): boolean {
  return required && shownIf === undefined
}
