import type { ExampleOption } from './Example.ts'

/** The part of JSON Schema that `definitions/_language` uses. */
export interface LanguageSchema {
  $ref?: string
  $defs?: Record<string, LanguageSchema>
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  description?: string
  properties?: Record<string, LanguageSchema>
  required?: string[]
  items?: LanguageSchema
  /** Of a value that has a short form: what it is at length. */
  else?: LanguageSchema
}

export type Language = Record<string, LanguageSchema>

/** The keys a place of the language has, but for those that only tell which place it is. */
export function languageOptions(
  language: Language,
  file: string,
  schema: LanguageSchema | undefined,
): ExampleOption[] {
  if (schema === undefined) return []
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== 'kind')
    .map(([name, property]) => {
      const resolved = resolve(language, file, property)
      return {
        name,
        type: typeOf(resolved),
        about: property.description ?? resolved.description ?? '',
        required: name === 'id' || schema.required?.includes(name) === true,
      }
    })
}

function resolve(language: Language, file: string, schema: LanguageSchema): LanguageSchema {
  if (schema.$ref === undefined) return schema
  const [home = '', name = ''] = schema.$ref.split('#/$defs/')
  const target = language[home === '' ? file : home]?.$defs?.[name]
  return target === undefined ? schema : resolve(language, home === '' ? file : home, target)
}

function typeOf(schema: LanguageSchema): string {
  if (schema.enum) return schema.enum.join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  return [schema.type ?? 'value'].flat().join(' | ')
}
