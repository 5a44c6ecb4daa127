import { readdirSync, readFileSync } from 'node:fs'
import type { DefinitionKind } from '../read/source.ts'

/** The part of JSON Schema that `definitions/_language` uses. */
export interface Schema {
  $id?: string
  $ref?: string
  $defs?: Record<string, Schema>
  title?: string
  description?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  examples?: unknown[]
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  properties?: Record<string, Schema>
  required?: string[]
  /** Own keyword: required keys that may be left out where they follow from others. */
  follows?: string[]
  dependentRequired?: Record<string, string[]>
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
  items?: Schema
  if?: Schema
  then?: Schema
  else?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  /** Own keyword: the values of `type` beside it that the key belongs to. Validators and editors skip it. */
  appliesTo?: string[]
  /** Own keyword: the key belongs to a record's own properties, not to those inside them. */
  topLevel?: boolean
}

/** A schema and its file, which its references are relative to. */
export interface PlacedSchema {
  schema: Schema
  home: Schema
}

/** Names that depend on the portal, for editors alone: the compiler never reads it. */
export const NAMES_FILE = 'names.schema.json'

const folder = new URL('../../definitions/_language/', import.meta.url)
let loaded: Map<string, Schema> | undefined

/** The schemas of the language by file name, as text. */
export type LanguageTexts = Record<string, string>

/** Without the portal's names. */
export function readLanguage(): LanguageTexts {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json') && name !== NAMES_FILE)
      .sort()
      .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
  )
}

/**
 * Takes the language from these texts, so that a process goes on with the language it was started with.
 * @throws with the file's name when one is not JSON
 */
export function prepareLanguage(texts: LanguageTexts): void {
  loaded = parseLanguage(texts)
}

/** The schemas of the language by file name, without the portal's names. */
export function languageSchemas(): ReadonlyMap<string, Schema> {
  loaded ??= parseLanguage(readLanguage())
  return loaded
}

function parseLanguage(texts: LanguageTexts): Map<string, Schema> {
  const schemas = new Map<string, Schema>()
  for (const [name, text] of Object.entries(texts)) {
    try {
      schemas.set(name, JSON.parse(text) as Schema) // our own schemas
    } catch (error) {
      throw new Error(`definitions/_language/${name}: ${String(error)}`, { cause: error })
    }
  }
  return schemas
}

/** The schema of a kind of file. */
export function schemaOfKind(kind: DefinitionKind): PlacedSchema {
  const schema = languageSchemas().get(`${kind}.schema.json`)
  if (schema === undefined) throw new Error(`definitions/_language has no ${kind}.schema.json`)
  return { schema, home: schema }
}

/** Keys of a property that belong to some types only, with those types. */
export function typedKeywords(): ReadonlyMap<string, readonly string[]> {
  const keys = schemaOfKind('entity').schema.$defs?.['property']?.properties ?? {}
  if (typed?.keys !== keys) {
    const types = Object.entries(keys).flatMap(([name, { appliesTo }]) =>
      appliesTo ? [[name, appliesTo] as const] : [],
    )
    typed = { keys, types: new Map(types) }
  }
  return typed.types
}

let typed: { keys: object; types: ReadonlyMap<string, readonly string[]> } | undefined

/** What a `$ref` points to; undefined for the portal's names, which editors alone know. */
export function resolveReference(reference: string, home: Schema): PlacedSchema | undefined {
  const [file = '', pointer = ''] = reference.split('#')
  if (file === NAMES_FILE) return undefined
  const target = file === '' ? home : languageSchemas().get(file)
  const schema = pointer === '' ? target : target?.$defs?.[pointer.split('/').at(-1) ?? '']
  if (target === undefined || schema === undefined)
    throw new Error(`definitions/_language has no ${reference}`)
  return { schema, home: target }
}
