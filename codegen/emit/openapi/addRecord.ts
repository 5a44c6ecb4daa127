import type {
  EntityDefinition,
  JsonValue,
  ModuleDefinition,
  OperationDefinition,
} from '../../../src/language/portal.ts'
import { writeSchema } from '../writeSchema.ts'
import type { ResourceCalls } from './ResourceCalls.ts'
import { addDraft } from './addDraft.ts'
import { inputOf } from './inputs.ts'
import {
  ID,
  IDEMPOTENCY_KEY,
  ID_SCHEMA,
  IF_MATCH,
  IF_NONE_MATCH,
  NOT_MODIFIED,
  described,
  envelope,
  reference,
  requestBody,
  response,
  withErrors,
} from './shapes.ts'
import type { Json } from '../openApiParts.ts'
import { textOf } from './texts.ts'

/** One record: creating, checking, reading, changing and deleting it, and a new secret for it. */
export function addRecord(calls: ResourceCalls): void {
  const { module, resource, entity, name, nouns, one, head, add } = calls
  const { path, item, operations, singleton } = resource
  const { one: a } = nouns
  const rule = (operation: OperationDefinition): Json => rulesOf(module, operation)
  const recordPath = singleton ? path : `${path}/{id}`
  const slot = singleton ? [] : [ID]

  if (operations.create) {
    const { access } = operations.create
    const body = requestBody({ [item]: reference(`${name}Create`) }, [item])
    const parameters = [IDEMPOTENCY_KEY]
    add(
      path,
      'post',
      {
        ...head('create', `Creates ${a}`),
        ...rule(operations.create),
        ...unsaidRules(entity, 'create'),
        parameters,
        requestBody: body,
        responses: withErrors({ '201': response('Created', shownOnce(entity, one, item)) }, [
          ...(entity.lifecycle?.created ? (['402'] as const) : []),
          '409',
          '422',
        ]),
      },
      access,
    )
  }
  if (operations.create && resource.draft) addDraft(calls, operations.create.access)
  const verifying = operations.create ?? operations.update
  if (verifying) {
    const fields = { type: 'array', items: { type: 'string' } }
    const verified = requestBody(
      {
        [item]: { type: 'object' },
        fields,
        ...(singleton ? {} : { mode: { enum: ['create', 'update'] }, id: ID_SCHEMA }),
      },
      [item, 'fields'],
    )
    add(
      `${path}/verify`,
      'post',
      {
        ...head('verify', `Checks fields of ${a}`),
        requestBody: verified,
        responses: withErrors({ '200': response('Nothing to object', { type: 'object' }) }, ['422']),
      },
      verifying.access,
    )
  }
  if (operations.get) {
    add(
      recordPath,
      'get',
      {
        ...head('get', `Reads ${a}`),
        parameters: [...slot, IF_NONE_MATCH],
        responses: withErrors(
          { '200': response('The record; its ETag changes with its counters too', one), '304': NOT_MODIFIED },
          ['404'],
        ),
      },
      operations.get.access,
    )
  }
  if (operations.update) {
    const body = requestBody({ [item]: reference(`${name}Update`) }, [item])
    add(
      recordPath,
      'put',
      {
        ...head('update', `Changes ${a}`),
        ...described(PATCH, rule(operations.update)),
        ...unsaidRules(entity, 'update'),
        parameters: [...slot, IF_MATCH],
        requestBody: body,
        responses: withErrors({ '200': response('Changed', one) }, ['404', '409', '412', '422']),
      },
      operations.update.access,
    )
  }
  if (operations.delete) {
    add(
      `${path}/{id}`,
      'delete',
      {
        ...head('delete', `Deletes ${a}`),
        ...rule(operations.delete),
        parameters: [ID, IF_MATCH],
        responses: withErrors({ '204': { description: 'Deleted' } }, ['404', '409', '412']),
      },
      operations.delete.access,
    )
  }
  const { rotate } = operations
  const asked = rotate && module.entities[rotate.form.entity]
  if (rotate && asked) {
    const { properties, required } = inputOf(asked, rotate.form.fields)
    add(
      `${path}/{id}/rotate`,
      'post',
      {
        ...head('rotate', `Makes a new secret for ${a}`),
        ...described(
          `The old one keeps working for as long as ${rotate.grace} says. A repetition with the same key is answered without the secret.`,
          rule(rotate),
        ),
        parameters: [ID, IF_MATCH, IDEMPOTENCY_KEY],
        requestBody: requestBody(properties, required),
        responses: withErrors(
          { '200': response('The record, with the secret', shownOnce(entity, one, item)) },
          ['404', '409', '412', '422'],
        ),
      },
      rotate.access,
    )
  }
}

const PATCH =
  'The body is a merge patch (RFC 7396): fields left out stay, null clears one. Read-only and disabled fields may be sent back as they were answered; another value of theirs is refused.'

/** The one answer that has what is shown once. */
function shownOnce({ properties }: EntityDefinition, one: Json, item: string): Json {
  const names = Object.keys(properties).filter((name) => properties[name]?.made !== undefined)
  if (names.length === 0) return one
  const { [item]: record = {} } = one.properties as Json // of an envelope
  const text = { type: 'string', description: 'Shown this once' }
  const shown = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, text])) }
  return envelope({ [item]: record, once: shown }, [item])
}

function rulesOf(module: ModuleDefinition, operation: OperationDefinition): Json {
  if (operation.when === undefined) return {}
  const reason = operation.because === undefined ? '' : (textOf(module, operation.because) ?? '')
  return { description: `Only when ${operation.when.source}. ${reason}`.trim() }
}

/** Rules of the body that its schema cannot say, as they are written in the definitions. */
function unsaidRules(entity: EntityDefinition, operation: 'create' | 'update'): Json {
  const rules: JsonValue[] = writeSchema(entity, operation).unsaid.map((rule) => ({ ...rule }))
  return rules.length === 0 ? {} : { 'x-patchbay-conditions': rules }
}
