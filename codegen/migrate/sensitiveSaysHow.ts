import { findValues } from '../check/findValues.ts'
import type { EditableDefinition } from './createEditableDefinition.ts'

/** `"sensitive": true`, which was stored in clear, becomes `"sensitive": "encrypted"`. */
export function sensitiveSaysHow(definitions: readonly EditableDefinition[]): void {
  for (const definition of definitions.filter(({ kind }) => kind === 'entity')) {
    const flags = findValues(definition.value(), new Set(['default', 'enum'])).filter(
      ({ path, value }) => path.at(-1) === 'sensitive' && typeof value === 'boolean',
    )
    for (const { path, value } of flags) {
      if (value === true) definition.set(path, 'encrypted')
      else definition.remove(path)
    }
  }
}
