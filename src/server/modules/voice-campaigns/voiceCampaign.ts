import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beginFlow } from '../../../domain/call-flow/index.ts'
import { checkPhoneNumber } from '../../../domain/phone/index.ts'
import { toInstant } from '../../../domain/schedule/index.ts'
import { filesIn } from '../../../language/index.ts'
import { stepFlowCall, type FlowCall } from '../../calls/index.ts'
import { Refusal, say } from '../../errors.ts'
import { addressOf } from '../../files/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob } from '../../jobs/index.ts'
import type { Behaviour, Caller } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { callRate, hasCaller, readFlows, settleCall, VOICE_CAMPAIGN } from './campaignCall.ts'
import { DIAL_CAMPAIGN } from './dialCampaign.ts'
import { strings } from './voiceValues.ts'

const MOST_NUMBERS = 2000
const FILE_BYTES = 2 ** 20
const BETWEEN = /[\n\r,;\t|]+/

/** Voice campaigns: whom they call is read when they are saved. */
export function voiceCampaign({ database, files, published }: ModuleContext): Behaviour {
  async function prepared(query: Query, caller: Caller, value: JsonObject, id: string): Promise<JsonObject> {
    const { accountId } = caller
    const fields: Record<string, ReturnType<typeof say>> = {}
    const callers = strings(value['callers'])
    for (const number of callers)
      if (!(await hasCaller(query, accountId, number)))
        fields['callers'] = say('voice-campaigns:caller-not-yours', { number })
    const found = await readFlows(query, accountId, textOf(objectOf(value['flow'])['id']))
    const flow = found?.flows.values().next().value
    if (!flow) fields['flow'] = say('voice-campaigns:flow-not-published')
    else if (
      !caller.permissions.has('Amd') &&
      flow.nodes.some(({ options }) => options['detect_voicemail'] === true)
    )
      fields['flow'] = say('voice-campaigns:voicemail-needs-permission')
    const starts =
      value['when'] === 'later'
        ? toInstant(textOf(value['starts_at']), textOf(value['time_zone']))
        : undefined
    if (starts && starts.epochMs <= Date.now()) fields['starts_at'] = say('voice-campaigns:start-in-past')
    const [file] = value['input'] === 'file' ? filesIn(value['file']) : []
    const text = file
      ? new TextDecoder().decode(await files.readBytes(addressOf(accountId, file.id), 0, FILE_BYTES))
      : textOf(value['numbers'])
    const numbers = validNumbers(text)
    const source = file ? 'file' : 'numbers'
    if (numbers.size === 0) fields[source] = say('voice-campaigns:no-numbers')
    if (numbers.size > MOST_NUMBERS)
      fields[source] = say('voice-campaigns:too-many-numbers', { count: MOST_NUMBERS })
    if (Object.keys(fields).length > 0) throw new Refusal('invalid', { fields })
    await sql`delete from voice_target where account_id = ${accountId} and campaign_id = ${id}`.execute(query)
    const rows = [...numbers].map(([number, country], position) => ({ position, number, country }))
    await sql`
      insert into voice_target (account_id, campaign_id, position, number, country_code)
      select ${accountId}, ${id}, position, number, country
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(position int, number text, country text)`.execute(
      query,
    )
    return {
      ...value,
      ...(starts && { starts_at_utc: starts.utc }),
      total: numbers.size,
      destinations: { callers, file: file?.id ?? '', total: numbers.size },
    }
  }

  return {
    resource: VOICE_CAMPAIGN,
    async beforeCreate(query, caller, value, id) {
      return {
        ...(await prepared(query, caller, value, id)),
        status: 'draft',
        status_note: '',
        done: 0,
        answered: 0,
        voicemails: 0,
        busy: 0,
        no_answers: 0,
        failed: 0,
        skipped: 0,
        calls: 0,
        charge: 0,
        keys: [],
      }
    },
    beforeUpdate: (query, caller, { id }, value) => prepared(query, caller, value, id),
    onTransition: () => Promise.resolve({ status_note: '' }),
    async afterTransition(query, { accountId }, { id, version }, { to }) {
      if (to !== 'running' && to !== 'scheduled') return
      await enqueueJob(query, {
        accountId,
        kind: DIAL_CAMPAIGN,
        key: `${id}:${version}`,
        payload: { campaign: id },
      })
    },
    async afterDelete(query, { accountId }, { id }) {
      await sql`delete from voice_target where account_id = ${accountId} and campaign_id = ${id}`.execute(
        query,
      )
    },
    endpoints: {
      async 'test-call'({ caller, params }) {
        const { accountId } = caller
        const number = checkPhoneNumber(textOf(caller.scope.account['phone']))
        if (!number.valid || number.country === undefined)
          throw new Refusal('operation-not-allowed', { text: say('voice-campaigns:no-phone') })
        const { country } = number
        const rate = callRate(published(), country)
        if (rate === undefined)
          throw new Refusal('operation-not-allowed', { text: say('voice-campaigns:no-rate') })
        return database.transaction(accountId, async (query) => {
          const record = await readDocument(query, accountId, VOICE_CAMPAIGN, params['id'] ?? '', true)
          if (!record) throw new Refusal('not-found')
          const flowId = textOf(objectOf(record.doc['flow'])['id'])
          const found = await readFlows(query, accountId, flowId)
          if (!found)
            throw new Refusal('operation-not-allowed', { text: say('voice-campaigns:flow-not-published') })
          const { balance, credit_limit: credit } = await query
            .selectFrom('account')
            .select(['balance', 'credit_limit'])
            .where('id', '=', accountId)
            .executeTakeFirstOrThrow()
          if (balance + credit < rate)
            throw new Refusal('balance-too-low', { text: say('voice-campaigns:balance-short') })
          const nowMs = Date.now()
          let call: FlowCall = {
            id: randomUUID(),
            direction: 'placed',
            from: strings(record.doc['callers'])[0] ?? '',
            to: number.number,
            flowId,
            state: beginFlow(found.flows.get(flowId)!, flowId),
            outcome: 'answered',
            seconds: 0,
            startedMs: nowMs,
          }
          while (call.state.waitsFor !== undefined) ({ call } = stepFlowCall(call, found.flows))
          await settleCall(query, accountId, call, { campaignId: record.id, country, rate, nowMs })
          return { body: {} }
        })
      },
    },
  }
}

/** Number → country, each once, in the order of the text. */
function validNumbers(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of text.split(BETWEEN)) {
    const verdict = checkPhoneNumber(part.replaceAll('"', '').trim())
    if (verdict.valid && verdict.country !== undefined) found.set(verdict.number, verdict.country)
    if (found.size > MOST_NUMBERS) break
  }
  return found
}
