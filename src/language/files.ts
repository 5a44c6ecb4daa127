import { fileTypes, type FileRules, type FileTypeName } from './fileTypes.ts'
import type { EntityDefinition, PropertyDefinition } from './portal.ts'

/** A stored file as records and forms hold it. Clients write `id` alone. */
export interface FileValue {
  id: string
  name: string
  bytes: number
  type: FileTypeName
}

export const MEGABYTE = 2 ** 20

/** What the field of a file, or of a list of files, takes; undefined for any other property. */
export function fileRulesOf(property: PropertyDefinition | undefined): FileRules | undefined {
  return property?.file ?? property?.items?.file
}

/** Names of the properties of an entity that hold files. */
export function fileFields({ properties }: EntityDefinition): string[] {
  return Object.keys(properties).filter((name) => fileRulesOf(properties[name]) !== undefined)
}

/** The kind a file name claims to be, if the field takes that kind. */
export function fileTypeOf(name: string, { types }: FileRules): FileTypeName | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return types.find((type) => (fileTypes[type].extensions as readonly string[]).includes(extension))
}

/** Values of a file field as a list, whether it holds one or many. */
export function filesIn(value: unknown): FileValue[] {
  const values = Array.isArray(value) ? value : [value]
  // as: records are verified before they are stored, and a form holds what uploads responded with.
  return values.filter(
    (each: unknown) => typeof each === 'object' && each !== null && 'id' in each,
  ) as FileValue[]
}
