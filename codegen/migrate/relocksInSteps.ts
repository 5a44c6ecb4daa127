import type { JsonValue } from '../../src/language/portal.ts'
import { nearestName } from '../nearestName.ts'
import type { EditableDefinition } from './createEditableDefinition.ts'
import type { Migration } from './Migration.ts'

/** `"relock": ["details"]` of a wizard becomes `"relocks": true` in step `details`. */
export const relocksInSteps: Migration = {
  from: 1,
  to: 2,
  title: 'each wizard step says itself that a change in it locks the later ones',
  apply: (definitions) => {
    for (const definition of definitions) if (definition.kind === 'wizard') moveRelock(definition)
  },
}

function moveRelock(wizard: EditableDefinition): void {
  const { relock, steps } = objectOf(wizard.value())
  if (relock === undefined) return
  if (!Array.isArray(relock)) return wizard.refuse(['relock'], 'bad-type', 'must be a list of step ids')
  const ids = (Array.isArray(steps) ? steps : []).map((step) => objectOf(step)['id'])
  for (const [index, name] of relock.entries()) {
    if (ids.includes(name)) continue
    const suggestion =
      typeof name === 'string'
        ? nearestName(
            name,
            ids.filter((id) => typeof id === 'string'),
          )
        : undefined
    wizard.refuse(['relock', index], 'unknown-step', `no step ${JSON.stringify(name)}`, suggestion)
  }
  if (wizard.refusals().length > 0) return
  for (const [index, id] of ids.entries()) {
    if (relock.some((name) => name === id)) wizard.set(['steps', index, 'relocks'], true)
  }
  wizard.remove(['relock'])
}

function objectOf(value: JsonValue | undefined): Record<string, JsonValue | undefined> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}
