import type { PropertyDefinition } from './portal.ts'

export type WriteOperation = 'create' | 'update'

/** Whether a person may write the property in this operation. */
export function isWritable(property: PropertyDefinition, operation: WriteOperation): boolean {
  return !property.readOnly && property.writeOn.includes(operation)
}
