import { evaluateCondition, restrictCollection, type WriteOperation } from '../../../language/index.ts'
import type { ChallengeDefinition } from '../../../language/portal.ts'
import { isAllowed } from '../../auth/permissionsOf.ts'
import { challengeRefusal, type Challenge, type Challenges } from '../../challenges/index.ts'
import { Refusal } from '../../errors.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { unknownFields } from '../../unknownFields.ts'
import { ownerOf } from '../records/provenFields.ts'
import { refuseFields, type ResourceRequest } from '../ResourceContext.ts'
import type { ResourceRoute, RouteAnswer, RouteRequest } from './ResourceRoute.ts'
import { verifyStep } from '../records/writeRecord.ts'
import { isUuid } from '../../storage/documentValues.ts'

/** Challenges of fields that prove a number. Which fields there are, and their channels, definitions say. */
export function challengeRoutes(challenges: Challenges): ResourceRoute[] {
  const common = { access: [], download: false }
  return [
    {
      ...common,
      method: 'POST',
      path: '/v1/challenges',
      kind: 'write',
      handle: (route) => sendChallenge(challenges, route),
    },
    {
      ...common,
      method: 'GET',
      path: '/v1/challenges/{id}',
      kind: 'read',
      handle: async (route) => answerOf(await findChallenge(challenges, route)),
    },
    {
      ...common,
      method: 'POST',
      path: '/v1/challenges/{id}/check',
      kind: 'write',
      handle: (route) => checkChallenge(challenges, route),
    },
  ]
}

interface ProvenField {
  request: ResourceRequest
  field: string
  challenge: ChallengeDefinition
  operation: WriteOperation
}

/** The field a challenge is for, if the caller may write such a record. */
function fieldOf(
  { context, caller }: RouteRequest,
  entity: unknown,
  field: unknown,
  operation: WriteOperation,
): ProvenField {
  const found = context.published.collections.find(
    ({ resource }) => resource.entity === entity && resource.operations[operation],
  )
  if (!found || typeof field !== 'string') throw new Refusal('not-found')
  const seen = restrictCollection(found, (needed) => isAllowed(caller.permissions, needed))
  const rules = seen.entity.rules.fields
  const challenge = Object.hasOwn(rules, field) ? rules[field]?.challenge : undefined
  if (!challenge || !Object.hasOwn(seen.entity.properties, field)) throw new Refusal('not-found')
  const write = seen.resource.operations[operation]
  if (!write || !isAllowed(caller.permissions, write.access)) throw new Refusal('forbidden')
  return { request: { context, caller, whole: found.entity, ...seen }, field, challenge, operation }
}

/** Sends a code to the number of a record that is being written, once its fields are right. */
async function sendChallenge(challenges: Challenges, route: RouteRequest): Promise<RouteAnswer> {
  const { entity, field, record, channel, id, ...others } = objectOf(route.body)
  const unknown = unknownFields(others, () => false)
  if (Object.keys(unknown).length > 0) refuseFields(unknown)
  const proven = fieldOf(route, entity, field, id === undefined ? 'create' : 'update')
  const { request, challenge } = proven
  const form = objectOf(record)
  const fields = [challenge.proves, ...(challenge.extension === undefined ? [] : [challenge.extension])]
  await verifyStep(request, form, proven.operation, fields, typeof id === 'string' ? id : undefined)
  const chosen = channelOf(proven, form, channel)
  const typed = form[challenge.proves]
  const { number } = challenges.readNumber(typeof typed === 'string' ? typed : '', challenge.proves)
  const extension = challenge.extension === undefined ? undefined : form[challenge.extension]
  const owner = ownerOf(route.caller, request.entity, proven.field)
  await challenges.send(owner, {
    number,
    channel: chosen,
    ...(typeof extension === 'string' && { extension }),
  })
  return answerOf(await challenges.read(owner, { number }))
}

function channelOf(
  { request, field, challenge }: ProvenField,
  form: JsonObject,
  channel: unknown,
): 'sms' | 'voice' {
  const scope = { ...request.caller.scope, form, row: {}, now: new Date().toISOString() }
  const offered = challenge.channels.filter(({ when }) => !when || evaluateCondition(when, scope))
  const chosen = offered.find((each) => each.channel === channel)
  if (chosen) return chosen.channel
  return refuseFields({ [field]: request.context.published.text('portal:challenge-no-channel') })
}

interface FoundChallenge {
  challenge: Challenge
  owner: ReturnType<typeof ownerOf>
}

/** The caller's own challenge, wherever a definition still has its field. */
async function locate(
  challenges: Challenges,
  { context, caller, params }: RouteRequest,
): Promise<FoundChallenge> {
  const id = (params['id'] ?? '').toLowerCase()
  if (!isUuid(id)) throw new Refusal('not-found')
  for (const { entity } of context.published.collections) {
    for (const [field, { challenge }] of Object.entries(entity.rules.fields)) {
      if (!challenge) continue
      const owner = ownerOf(caller, entity, field)
      const found = await challenges.read(owner, { id })
      if (found) return { challenge: found, owner }
    }
  }
  throw new Refusal('not-found')
}

async function findChallenge(challenges: Challenges, route: RouteRequest): Promise<Challenge> {
  return (await locate(challenges, route)).challenge
}

async function checkChallenge(challenges: Challenges, route: RouteRequest): Promise<RouteAnswer> {
  const { code, ...others } = objectOf(route.body)
  const unknown = unknownFields(others, () => false)
  if (Object.keys(unknown).length > 0) refuseFields(unknown)
  const { challenge, owner } = await locate(challenges, route)
  if (typeof code !== 'string' || code.length > 20)
    throw challengeRefusal('invalid', 'code', {
      fields: { code: route.context.published.text('portal:challenge-wrong') },
    })
  await challenges.check(owner, challenge.id, code)
  return answerOf(await challenges.read(owner, { id: challenge.id }))
}

function answerOf(challenge: Challenge | undefined): RouteAnswer {
  if (!challenge) throw new Refusal('not-found')
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' },
    body: JSON.stringify({ challenge }),
  }
}

function objectOf(value: unknown): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal('malformed')
  return value as JsonObject // parsed JSON
}
