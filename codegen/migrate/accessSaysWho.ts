import { findValues } from '../check/findValues.ts'
import type { EditableDefinition } from './createEditableDefinition.ts'
import type { Migration } from './Migration.ts'

/** `"access": []` becomes `"access": "signed-in"` where access is required, and goes where it only adds permissions. */
export const accessSaysWho: Migration = {
  from: 2,
  to: 3,
  title: 'access for everyone who is signed in says so',
  apply: (definitions) => {
    for (const definition of definitions) sayWho(definition)
  },
}

/** Values of records, not of the language. */
const LITERALS = new Set(['default', 'set', 'options', 'enum'])
/** By the name of the file: a module may be written outside a definitions folder. */
const REQUIRED = /(?:^|\/)module\.json$|\.(?:resource|lifecycle)\.json$/

function sayWho(definition: EditableDefinition): void {
  const empty = findValues(definition.value(), LITERALS).filter(
    ({ path, value }) => path.at(-1) === 'access' && Array.isArray(value) && value.length === 0,
  )
  for (const { path } of empty) {
    if (REQUIRED.test(definition.path)) definition.set(path, 'signed-in')
    else definition.remove(path)
  }
}
