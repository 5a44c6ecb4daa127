import type {
  ActionFormDefinition,
  EntityDefinition,
  TransitionDefinition,
} from '../../../language/portal.ts'
import { Refusal, say } from '../../errors.ts'
import type { MoveInput } from '../../lifecycle/index.ts'
import type { JsonObject } from '../../storage/tables.ts'
import type { StoredRecord } from '../behaviour.ts'
import { judgeInput } from './readInput.ts'
import type { ResourceRequest } from '../ResourceContext.ts'
import { toValue } from '../records/toValue.ts'

const nothing: MoveInput = { value: {}, kept: {}, own: {} }

/**
 * What the form of an action takes, judged like any form.
 * @throws Refusal `invalid` with the definition's text per field
 */
export function readActionInput(
  request: ResourceRequest,
  form: ActionFormDefinition | undefined,
  given: unknown,
  record: StoredRecord,
): MoveInput {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given)))
    throw new Refusal('malformed')
  const sent = (given ?? {}) as JsonObject // parsed JSON
  if (!form) {
    const [name] = Object.keys(sent)
    if (name !== undefined)
      throw new Refusal('invalid', { fields: { [name]: say('portal:error-field-unknown') } })
    return nothing
  }
  const { whole, context } = request
  const entity = form.entity === whole.id ? whole : entityOf(context.published.portal.modules, form.entity)
  const isOwn = entity === whole
  const row = isOwn ? toValue({ entity }, record) : {}
  const value = judgeInput(request, { entity, names: form.fields, row }, sent)
  const kept = Object.entries(value).filter(([name]) => !entity.properties[name]?.sensitive)
  return { value, kept: Object.fromEntries(kept), own: isOwn ? value : {} }
}

/** The note that a transition takes from its form. */
export function noteOf({ note }: TransitionDefinition, { kept }: MoveInput): string {
  const text = note?.from === undefined ? undefined : kept[note.from]
  return typeof text === 'string' ? text : ''
}

function entityOf(
  modules: Record<string, { entities: Record<string, EntityDefinition> }>,
  id: string,
): EntityDefinition {
  for (const { entities } of Object.values(modules)) if (entities[id]) return entities[id]
  throw new Error(`There is no entity ${id}`)
}
