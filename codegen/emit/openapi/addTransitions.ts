import type {
  EntityDefinition,
  LifecycleDefinition,
  TransitionDefinition,
} from '../../../src/language/portal.ts'
import { stateValue } from '../../../src/language/index.ts'
import type { ResourceCalls } from './ResourceCalls.ts'
import { inputOf } from './inputs.ts'
import { ID, IF_MATCH, envelope, requestBody, response, withErrors } from './shapes.ts'
import type { Json } from '../openApiParts.ts'

/** The events of a record, and the changes of its state that people make. */
export function addTransitions({
  module: { entities },
  resource,
  entity,
  nouns: { one: noun },
  one,
  head,
  add,
}: ResourceCalls): void {
  const { lifecycle } = entity
  if (lifecycle && resource.operations.get && resource.storage.kind === 'documents')
    add(
      `${resource.path}/{id}/events`,
      'get',
      {
        ...head('events', `Lists the events of ${noun}, newest first`),
        parameters: [ID],
        responses: withErrors({ '200': response('Events', eventsOf(entity, lifecycle)) }, ['404']),
      },
      resource.operations.get.access,
    )
  if (!lifecycle?.call) return
  const byUsers = lifecycle.transitions.filter((transition) => transition.by === 'user')
  const states = [...new Set(byUsers.map((transition) => stateValue(lifecycle, transition.to)))]
  const forms = byUsers.flatMap(({ form }) => {
    const asked = form && entities[form.entity]
    return asked ? inputOf(asked, form.fields) : []
  })
  const inputs = forms.map(({ properties, required }) => ({
    ...envelope(properties, required),
    additionalProperties: false,
  }))
  const [input] = inputs
  const entered: Json = input
    ? {
        input: {
          ...(inputs.length > 1 ? { anyOf: inputs } : input),
          description: 'What the form of the transition asks for.',
        },
      }
    : {}
  const change = {
    type: 'object',
    properties: { [lifecycle.field]: { enum: states } },
    required: [lifecycle.field],
    additionalProperties: false,
  }
  const description = byUsers.map(transitionText).join('; ')
  const ofAll = byUsers
    .map((transition) => transition.access)
    .reduce((all, each) => all.filter((id) => each.includes(id)))
  const { get, list } = resource.operations
  // To reach the record at all, those of reading it are needed.
  const access = [...new Set([...((get ?? list)?.access ?? []), ...ofAll])]
  add(
    lifecycle.call.path,
    'put',
    {
      ...head('transition', `Changes ${lifecycle.field}`),
      description,
      parameters: [ID, IF_MATCH],
      requestBody: requestBody({ [resource.item]: change, ...entered }, [resource.item]),
      responses: withErrors({ '200': response('Changed', one) }, [
        ...(byUsers.some(({ postings }) => postings) ? (['402'] as const) : []),
        '404',
        '409',
        '412',
        '422',
      ]),
    },
    access,
  )
}

function eventsOf({ properties }: EntityDefinition, { field, states }: LifecycleDefinition): Json {
  const type = properties[field]?.type ?? 'string'
  const state = { type, enum: Object.keys(states).map((key) => (type === 'integer' ? Number(key) : key)) }
  const nullable = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] })
  const text = { type: 'string' }
  const posting = envelope({ type: { type: 'integer' }, amount: { type: 'integer' }, text }, [
    'type',
    'amount',
    'text',
  ])
  const event = {
    id: text,
    transition: nullable(text),
    from: nullable(state),
    to: state,
    actor: { enum: ['user', 'server', 'carrier', 'reviewer', 'time'] },
    user: nullable(text),
    note: text,
    input: { type: 'object', description: 'What the user entered, except for secrets' },
    postings: { type: 'array', items: posting },
    at: { type: 'string', format: 'date-time' },
  }
  return envelope({ events: { type: 'array', items: envelope(event, Object.keys(event)) } }, ['events'])
}

/** A transition's rule is about the stored record, of which a request body says nothing. */
function transitionText({ id, from, to, when }: TransitionDefinition): string {
  return `${id}: ${from.join(', ')} → ${to}${when ? `, when ${when.source}` : ''}`
}
