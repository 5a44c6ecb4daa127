import { sql } from 'kysely'
import { checkPhoneNumber } from '../../../domain/phone/index.ts'
import { Refusal, say } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Behaviour, Caller, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import { refuseUnpaid } from '../../storage/refuseUnpaid.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { readPublishedFlows } from '../call-flows/readPublishedFlows.ts'
import { answerCall, CARRIER, IVR_SERVICE } from './answerCall.ts'
import { lockNumbers, numberIds, routeNumbers } from './routeNumbers.ts'
import { serviceResults } from './serviceResults.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** IVR services: which flow answers calls to which numbers. A number reaches one service. */
export function ivrService(context: ModuleContext): Behaviour {
  const { database } = context
  return {
    resource: IVR_SERVICE,
    async beforeCreate(query, { accountId }, value, id) {
      await requireUsable(query, accountId, id, value)
      await routeNumbers(query, accountId, { id, name: textOf(value['name']), numbers: numberIds(value) })
      return { ...withNumbers(value), status: 'active' }
    },
    beforeLock: lockNumbers,
    async beforeUpdate(query, { accountId }, { id }, value) {
      await requireUsable(query, accountId, id, value)
      await routeNumbers(query, accountId, { id, name: textOf(value['name']), numbers: numberIds(value) })
      return withNumbers(value)
    },
    afterDelete: (query, { accountId }, { id }) =>
      routeNumbers(query, accountId, { id, name: '', numbers: [] }),
    endpoints: {
      results: ({ caller: { accountId }, params }) =>
        database.read(accountId, async (query) => {
          const { id } = await readService(query, accountId, params['id'])
          return { body: await serviceResults(query, accountId, id) }
        }),
      'test-call': ({ caller, params, once }) =>
        database.transaction(caller.accountId, async (query) => {
          // The service is locked: the same key waits here for the call it has made.
          const service = await readService(query, caller.accountId, params['id'], true)
          return once(query, () => makeTestCall(query, context, caller, service))
        }),
    },
  }
}

/** Calls a service from the account's own phone. @throws Refusal where that can't be done now */
async function makeTestCall(
  query: Query,
  context: ModuleContext,
  { accountId, scope }: Caller,
  service: StoredRecord,
): Promise<{ body: { id: string; to: string } }> {
  const refuse = (text: ReturnType<typeof say>): never => {
    throw new Refusal('operation-not-allowed', { text })
  }
  if (!context.simulates(CARRIER)) refuse(say('ivr-services:no-carrier'))
  const phone = checkPhoneNumber(textOf(scope.account['phone']))
  const number = await firstActive(query, accountId, numberIds(service.doc))
  if (!phone.valid) return refuse(say('ivr-services:no-phone'))
  if (number === undefined) return refuse(say('ivr-services:no-number'))
  const answered = await answerCall(query, context, {
    accountId,
    service,
    from: phone.number,
    to: number,
    country: phone.country,
    isTest: true,
  })
  if ('id' in answered) return { body: { id: answered.id, to: number } }
  const { refusal } = answered
  if (refusal === 'insufficient' || refusal === 'capped')
    throw await refuseUnpaid(query, accountId, refusal, say('ivr-services:balance-short'))
  return refuse(
    refusal === 'not-active' ? say('ivr-services:not-active') : say('ivr-services:flow-not-published'),
  )
}

/** With its numbers as lists show them. */
function withNumbers(value: JsonObject): JsonObject {
  return { ...value, dialed: objectsOf(value['numbers']).map(({ number }) => textOf(number)) }
}

/** The first of a service's numbers that still takes calls. */
async function firstActive(
  query: Query,
  accountId: string,
  ids: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    select did.doc->>'number' as number from unnest(${[...ids]}::uuid[]) with ordinality as chosen (id, at)
    join record did on did.account_id = ${accountId} and did.entity = 'did' and did.id = chosen.id
    where did.doc->>'status' = 'active' order by chosen.at limit 1`.execute(query)
  return rows[0]?.number
}

/** @throws Refusal `not-found` */
async function readService(query: Query, accountId: string, id = '', lock = false): Promise<StoredRecord> {
  const known = id.toLowerCase()
  const record = UUID.test(known) ? await readDocument(query, accountId, IVR_SERVICE, known, lock) : undefined
  if (!record) throw new Refusal('not-found')
  return record
}

/** @throws Refusal when the flow isn't published, or a number reaches another service */
async function requireUsable(query: Query, accountId: string, id: string, value: JsonObject): Promise<void> {
  const flowId = textOf(objectOf(value['flow'])['id'])
  if (!(await readPublishedFlows(query, { accountId, kind: 'ivr', id: flowId })))
    throw new Refusal('invalid', { fields: { flow: say('ivr-services:flow-not-published') } })
  const ids = numberIds(value)
  if (ids.length === 0) return
  // Two services that are saved at once would both see the number free.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ivr-numbers:${accountId}`}, 0))`.execute(query)
  const { rows } = await sql<{ number: string; service: string }>`
    select doc->>'number' as number, doc->'ivr_service'->>'name' as service from record
    where account_id = ${accountId} and entity = 'did' and id in (${sql.join(ids)})
      and doc->'ivr_service'->>'id' <> ${id} order by 1 limit 1`.execute(query)
  const [taken] = rows
  if (taken)
    throw new Refusal('invalid', {
      fields: { numbers: say('ivr-services:number-taken', { number: taken.number, service: taken.service }) },
    })
}
