import { sql } from 'kysely'
import { checkPhoneNumber } from '../../../domain/phone/index.ts'
import type { FlowsById } from '../../calls/index.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { readFlowsOfCaller, readPublishedFlows } from '../call-flows/readPublishedFlows.ts'

/** Where calls to a number go. */
export type CallRoute =
  | {
      kind: 'flow'
      serviceId: string
      service: string
      flowId: string
      flow: string
      revision: number
      /** Version of the draft a test user gets. */
      draft?: number | undefined
    }
  | { kind: 'no-flow'; service: string }
  | TrunkRoute
  /** To a phone or a SIP URI; the next ones ring when it doesn't answer. */
  | { kind: 'forward'; to: string; next?: string[]; insteadOf?: TrunkRoute }
  | { kind: 'nowhere' }

export interface TrunkRoute {
  kind: 'trunk'
  trunkId: string
  trunk: string
  /** Its PBX is registered but doesn't answer. */
  isOffline?: boolean
}

/** An IVR service that answers to the number comes before where it is routed to, and the account's default destinations last. */
export async function readCallRoute(
  query: Query,
  accountId: string,
  { id, from }: { id: string; from: string },
): Promise<CallRoute> {
  const { rows } = await sql<{ id: string; name: string; flow: string }>`
    select id, doc ->> 'name' as name, doc -> 'flow' ->> 'id' as flow from record
    where account_id = ${accountId} and entity = 'ivr-service' and doc ->> 'status' = 'active'
      and doc -> 'numbers' @> ${JSON.stringify([{ id }])}::jsonb limit 1`.execute(query)
  const [service] = rows
  if (service) {
    const found = await readFlowsOfCaller(query, { accountId, kind: 'ivr', id: service.flow }, from)
    if (!found) return { kind: 'no-flow', service: service.name }
    const { revision, draft } = found
    return {
      kind: 'flow',
      serviceId: service.id,
      service: service.name,
      flowId: service.flow,
      flow: found.flows.get(service.flow)?.name ?? '',
      revision,
      draft,
    }
  }
  const did = await readDocument(query, accountId, 'did', id)
  switch (did?.doc['route_to']) {
    case 'phone':
      return { kind: 'forward', to: textOf(did.doc['forward_to']) }
    case 'sip_uri':
      return { kind: 'forward', to: textOf(did.doc['sip_uri']) }
    case 'trunk': {
      const { id: trunkId, label } = objectOf(did.doc['trunk'])
      if (typeof trunkId !== 'string') return { kind: 'nowhere' }
      const trunk = await readDocument(query, accountId, 'trunk', trunkId)
      const isOffline = trunk?.doc['registration'] === 'unreachable'
      return { kind: 'trunk', trunkId, trunk: textOf(label), isOffline }
    }
    case 'ivr':
      // Its service is disabled.
      return { kind: 'nowhere' }
    default:
      return readDefaultRoute(query, accountId)
  }
}

/** Where calls to a trunk go that can't be reached: the account's PSTN number, if it has one. */
export async function readPstnRoute(
  query: Query,
  accountId: string,
  insteadOf: TrunkRoute,
): Promise<Extract<CallRoute, { kind: 'forward' }> | undefined> {
  const pstn = textOf((await readProfile(query, accountId))['pstn'])
  // The settings take it without a plus, too.
  return pstn === '' ? undefined : { kind: 'forward', to: dialable(`+${pstn.replace(/^\+/, '')}`), insteadOf }
}

/** Where calls to numbers without a route go: the default destinations in their order, then where calls are forwarded. */
async function readDefaultRoute(query: Query, accountId: string): Promise<CallRoute> {
  const profile = await readProfile(query, accountId)
  const defaults = objectsOf(profile['default_destinations'])
    .toSorted((one, other) => Number(one['priority']) - Number(other['priority']))
    .map(({ destination }) => textOf(destination))
  const [to, ...next] = [...defaults, textOf(profile['forward_to'])]
    .filter((each) => each !== '')
    .map(dialable)
  return to === undefined ? { kind: 'nowhere' } : { kind: 'forward', to, next }
}

async function readProfile(query: Query, accountId: string): Promise<JsonObject> {
  const { profile } = await query
    .selectFrom('account')
    .select('profile')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return profile
}

function dialable(destination: string): string {
  const phone = checkPhoneNumber(destination)
  return phone.valid ? phone.number : destination
}

/** The documents that a call through a flow runs, as they were when it began. */
export async function readRouteFlows(
  query: Query,
  accountId: string,
  { flowId, revision, draft }: Extract<CallRoute, { kind: 'flow' }>,
): Promise<FlowsById> {
  const found = await readPublishedFlows(query, { accountId, kind: 'ivr', id: flowId }, { revision, draft })
  return found?.flows ?? new Map()
}
