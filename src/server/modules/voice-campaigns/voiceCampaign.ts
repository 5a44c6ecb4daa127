import { toInstant } from '../../../domain/schedule/index.ts'
import { readCsvRecords } from '../../../domain/contacts/index.ts'
import { filesIn } from '../../../language/index.ts'
import { callerIds, callRate, hasCallerId, readCallMoney } from '../../calls/index.ts'
import { Refusal, say } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { readImportFile } from '../../imports/index.ts'
import type { Behaviour, Caller, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import { refuseUnpaid } from '../../storage/refuseUnpaid.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { readPublishedFlows } from '../call-flows/readPublishedFlows.ts'
import { voiceReport } from './voiceReport.ts'
import { copyOf } from './copyOf.ts'
import { CARRIER, queueTurn } from './dialCampaign.ts'
import { makeTestCall } from './makeTestCall.ts'
import { readCampaign } from './readCampaign.ts'
import { readCallees, type Callees } from './readCallees.ts'
import {
  askWaitingAnew,
  deleteTargets,
  endSpent,
  readCalls,
  readWaiting,
  writeTargets,
  type CampaignPlace,
} from './voiceTargets.ts'
import { noFigures, outcomeFigures, progressOf, strings, VOICE_CAMPAIGN } from './voiceValues.ts'

/** Voice campaigns: whom they call is read when they are saved. */
export function voiceCampaign(context: ModuleContext): Behaviour {
  const { database, files, published, simulates, text } = context
  const most = context.limits?.['voiceNumbers'] ?? 10_000

  async function readGiven(caller: Caller, value: JsonObject): Promise<Callees | undefined> {
    const isCalled = (country: string): boolean => callRate(published(), country) !== undefined
    const [file] = value['input'] === 'file' ? filesIn(value['file']) : []
    const records = file
      ? await readImportFile(files, caller.accountId, file.id)
      : [...readCsvRecords(new TextEncoder().encode(textOf(value['numbers'])))]
    return Array.isArray(records)
      ? readCallees(
          records.map(({ cells }) => cells),
          isCalled,
        )
      : undefined
  }

  /** What is wrong with the flow that is chosen, if anything. */
  async function flowProblem(
    query: Query,
    { accountId, permissions }: Caller,
    value: JsonObject,
  ): Promise<FieldWords> {
    const flowId = textOf(objectOf(value['flow'])['id'])
    const found = await readPublishedFlows(query, { accountId, kind: 'voice_campaign', id: flowId })
    if (!found) return { flow: say('voice-campaigns:flow-not-published') }
    const start = found.flows.get(flowId)?.nodes.find(({ type }) => type === 'start_outbound')
    return start?.options['detect_voicemail'] === true && !permissions.has('Amd')
      ? { flow: say('voice-campaigns:voicemail-needs-permission') }
      : {}
  }

  async function prepared(query: Query, caller: Caller, value: JsonObject, id: string): Promise<JsonObject> {
    const { accountId } = caller
    const fields = await flowProblem(query, caller, value)
    const starts =
      value['when'] === 'later'
        ? toInstant(textOf(value['starts_at']), textOf(value['time_zone']))
        : undefined
    if (starts && starts.epochMs <= Date.now()) fields['starts_at'] = say('voice-campaigns:start-in-past')
    const source = value['input'] === 'file' ? 'file' : 'numbers'
    const read = await readGiven(caller, value)
    const total = read?.callees.length ?? 0
    if (!read) fields[source] = say('voice-campaigns:file-unreadable')
    else if (total === 0) fields[source] = say('voice-campaigns:no-numbers')
    else if (total > most) fields[source] = say('voice-campaigns:too-many-numbers', { count: most })
    if (!read || Object.keys(fields).length > 0) throw new Refusal('invalid', { fields })
    await writeTargets(query, { accountId, campaignId: id }, read.callees)
    const { starts_at_utc: _former, ...rest } = value
    return {
      ...rest,
      ...(starts && { starts_at_utc: starts.utc }),
      total,
      invalid_numbers: read.invalid,
      repeated_numbers: read.repeated,
      destinations: {
        callers: numbersOf(value),
        file: source === 'file' ? (filesIn(value['file'])[0]?.id ?? '') : '',
        total,
      },
    }
  }

  /** A paused campaign goes on with the people it has. Calls under way end first: they know only the flow they began with. */
  async function changedInPause(
    query: Query,
    caller: Caller,
    { id, doc }: StoredRecord,
    value: JsonObject,
  ): Promise<JsonObject> {
    const place = { accountId: caller.accountId, campaignId: id }
    await requireNoCalls(query, place)
    const fields = await flowProblem(query, caller, value)
    if (Object.keys(fields).length > 0) throw new Refusal('invalid', { fields })
    const minutes = value['retry_minutes']
    if (timing.some((name) => JSON.stringify(value[name]) !== JSON.stringify(doc[name])))
      await askWaitingAnew(query, place, {
        retryOn: strings(value['retry_on']),
        retryMinutes: typeof minutes === 'number' ? minutes : undefined,
      })
    const destinations = { ...objectOf(doc['destinations']), callers: numbersOf(value) }
    return { ...value, destinations, ...(doc['status_note'] === 'setup' && { status_note: '' }) }
  }

  /** @throws Refusal when nobody could be called now; a cap may have begun anew when a scheduled campaign starts */
  async function requireReady(
    query: Query,
    accountId: string,
    { id, doc }: StoredRecord,
    to: string,
  ): Promise<void> {
    const refuse = (key: ReturnType<typeof say>): never => {
      throw new Refusal('operation-not-allowed', { text: key })
    }
    if (!simulates(CARRIER)) refuse(say('voice-campaigns:no-carrier'))
    const flowId = textOf(objectOf(doc['flow'])['id'])
    if (!(await readPublishedFlows(query, { accountId, kind: 'voice_campaign', id: flowId })))
      refuse(say('voice-campaigns:flow-not-published'))
    let isCallable = false
    for (const { number } of objectsOf(doc['callers']))
      isCallable ||= await hasCallerId(query, accountId, textOf(number))
    if (!isCallable) refuse(say('voice-campaigns:no-caller-left'))
    const [first] = await readWaiting(query, { accountId, campaignId: id }, { untilMs: FOREVER_MS, limit: 1 })
    const rate = first && callRate(published(), first.country)
    const { left, short } = await readCallMoney(query, accountId)
    const isLater = to === 'scheduled' && short === 'capped'
    if (rate !== undefined && left < rate && !isLater)
      throw await refuseUnpaid(query, accountId, short, say('voice-campaigns:balance-short'))
  }

  return {
    resource: VOICE_CAMPAIGN,
    async beforeCreate(query, caller, value, id) {
      return { ...(await prepared(query, caller, value, id)), ...noFigures, status: 'draft', status_note: '' }
    },
    beforeUpdate: (query, caller, record, value) =>
      record.doc['status'] === 'draft'
        ? prepared(query, caller, value, record.id)
        : changedInPause(query, caller, record, value),
    async onTransition(query, { accountId, by }, record, { to }) {
      const { id, doc } = record
      const isStart = to === 'running' || to === 'scheduled'
      const spent = isStart ? await spentFigures(query, { accountId, campaignId: id }, doc) : {}
      if (isStart && by === 'user') await requireReady(query, accountId, record, to)
      if (to === 'scheduled' && Date.parse(textOf(doc['starts_at_utc'])) <= Date.now())
        throw new Refusal('operation-not-allowed', { text: say('voice-campaigns:start-passed') })
      return {
        status_note: '',
        next_at: null,
        ...spent,
        ...(isStart && { dial_turn: Number(doc['dial_turn'] ?? 0) + 1 }),
      }
    },
    async afterTransition(query, { accountId }, { id, doc }, { to }) {
      if (to === 'running' || to === 'scheduled')
        await queueTurn(query, { accountId, campaign: id, turn: Number(doc['dial_turn']), step: 0 })
    },
    beforeDelete: (query, { accountId }, { id }) => requireNoCalls(query, { accountId, campaignId: id }),
    afterDelete: (query, { accountId }, { id }) => deleteTargets(query, { accountId, campaignId: id }),
    endpoints: {
      'caller-ids': ({ caller, query }) =>
        database.read(caller.accountId, (handle) => callerIds(handle, caller.accountId, query)),
      copy: ({ caller: { accountId }, params }) =>
        database.read(accountId, async (query) => ({
          body: await copyOf(query, accountId, params['id'], text),
        })),
      report: ({ caller: { accountId }, params }) =>
        database.read(accountId, async (query) => ({
          body: await voiceReport(query, accountId, await readCampaign(query, accountId, params['id']), text),
        })),
      'test-call': (request) => makeTestCall(context, request),
    },
  }
}

type FieldWords = Record<string, ReturnType<typeof say>>

function numbersOf({ callers }: JsonObject): string[] {
  return objectsOf(callers).map(({ number }) => textOf(number))
}

/** What says when people are called. */
const timing = ['window_enabled', 'window_from', 'window_to', 'window_days', 'retry_minutes']

/** The figures of a campaign once those are done whom it calls no more since it was changed. */
async function spentFigures(query: Query, place: CampaignPlace, doc: JsonObject): Promise<JsonObject> {
  const rules = { retries: Number(doc['retries'] ?? 0), retryOn: strings(doc['retry_on']) }
  const figures: Record<string, number> = {}
  for (const { outcome, people } of await endSpent(query, place, rules))
    for (const name of ['done', outcomeFigures[outcome]])
      figures[name] = (figures[name] ?? Number(doc[name] ?? 0)) + people
  const { done } = figures
  return { ...figures, ...(done !== undefined && { progress: progressOf(done, Number(doc['total'])) }) }
}

/** @throws Refusal while somebody is on the phone */
async function requireNoCalls(query: Query, place: CampaignPlace): Promise<void> {
  const open = await readCalls(query, place)
  if (open.length > 0) throw new Refusal('operation-not-allowed', { text: say('voice-campaigns:calls-open') })
}

/** Later than any attempt. */
const FOREVER_MS = 32_503_680_000_000
