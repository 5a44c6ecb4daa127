import { sql } from 'kysely'
import { sendingResults } from '../../../domain/sms/index.ts'
import { Refusal, say } from '../../errors.ts'
import { isoTime, readRun } from './campaignRun.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import type { SendingOptions } from './SendingOptions.ts'
import type { Behaviour, Caller } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import type { JsonObject } from '../../storage/tables.ts'
import type { ReadyUpload } from './readUpload.ts'
import { releaseResent } from './releaseResent.ts'
import { windowOf } from './sendingTimes.ts'
import { dropWaiting, recheckWaiting } from './waitingContacts.ts'
import { countUse, readListOf, saveContacts } from './savedContacts.ts'
import { campaignCosts } from './campaignCosts.ts'
import { readSample, type ContactSample } from './estimateCampaign.ts'
import { campaignEndpoints } from './campaignEndpoints.ts'
import { columnLabels } from './contactWords.ts'
import {
  checkSenderOf,
  deriveFromContacts,
  invalid,
  rateOf,
  resolveCampaign,
  startOf,
} from './campaignValue.ts'

/** Campaigns: what is resolved when one is made, and how its sending follows its status. */
export function smsCampaign(options: SendingOptions): Behaviour {
  /** Resolves a new campaign and begins its run. */
  async function begin(
    query: Query,
    { accountId }: Caller,
    value: JsonObject,
    id: string,
    sample: ContactSample,
  ): Promise<JsonObject> {
    const parts = await resolveCampaign(query, accountId, value)
    const { upload, template, sender, plan } = parts
    const { fields } = await campaignCosts(query, options, accountId, parts, value, sample)
    if (Object.keys(fields).length > 0) throw new Refusal('invalid', { fields })
    const result = upload.result
    const resends = await readResent(query, accountId, upload)
    const list = await readListOf(query, accountId, upload.id)
    if (list) await countUse(query, accountId, list)
    const nowMs = await databaseNowMs(query)
    const startsAtMs = startOf(value, nowMs)
    const state = value['send'] === 'later' ? 'scheduled' : 'active'
    const total = result.valid
    await sql`update contact_upload set used = true where account_id = ${accountId} and id = ${upload.id}`.execute(
      query,
    )
    await sql`
        insert into campaign_run (account_id, campaign_id, upload_id, state, starts_at, plan, total, rate_per_second)
        values (${accountId}, ${id}, ${upload.id}, ${state}, ${isoTime(startsAtMs)}, ${JSON.stringify(plan)}::jsonb,
                ${total}, ${rateOf(value) ?? null})`.execute(query)
    await patchDocument(
      query,
      accountId,
      'sms-template',
      template.id,
      { used_by: Number(template.doc['used_by'] ?? 0) + 1 },
      true,
    )
    return {
      ...value,
      status: state,
      status_note: '',
      archived: false,
      ...(resends && { resends }),
      ...(list && { contact_list: { id: list.id, name: list.name } }),
      ...sendingResults({ recipients: total, accepted: 0, delivered: 0, failed: 0 }),
      charge: 0,
      recipients: total,
      opted_out: 0,
      skipped: 0,
      handled: 0,
      waiting: 0,
      clicks: 0,
      clicked: 0,
      replies: 0,
      unsubscribed: 0,
      contacts_count: total,
      contacts_filename: upload.filename,
      country: result.country ?? '',
      country_code: plan.countryCode,
      values: result.values,
      headers: columnLabels(result.values, options.text),
      empty_cells: result.emptyCells ?? [],
      template: {
        id: template.id,
        name: textOf(template.doc['name']),
        text: plan.text,
        short_url_enabled: plan.shortUrl,
      },
      sender_id: { id: sender.id, name: sender.title },
      mappingValues: plan.mappings.map(({ variable, column }) => ({
        variable,
        column,
        value: result.values[column] ?? '',
      })),
      starts_at_utc: isoTime(startsAtMs),
    }
  }

  return {
    resource: 'sms-campaign',

    derive: (read, { accountId }, value) => deriveFromContacts(read, options, accountId, value),

    async prepareCreate({ accountId }, { contacts }) {
      const sample = await readSample(
        (work) => options.database.read(accountId, work),
        options.files,
        accountId,
        contacts,
      )
      return (query, caller, value, id) => begin(query, caller, value, id, sample)
    },

    async afterCreate(query, { accountId }, record) {
      const { id, doc } = record
      if (textOf(doc['list_name']) !== '' && !doc['contact_list'])
        await saveContacts(query, accountId, record)
      const resends = objectOf(doc['resends'])['id']
      if (typeof resends !== 'string') return
      const resent = { id, name: textOf(doc['name']) }
      await patchDocument(query, accountId, 'sms-campaign', resends, { resent }, true)
    },

    async beforeUpdate(query, caller, record, value) {
      const { accountId } = caller
      const run = await readRun(query, accountId, record.id, true)
      if (run?.state !== 'scheduled' && run?.state !== 'paused') throw new Refusal('operation-not-allowed')
      await checkSenderOf(query, accountId, record)
      const startsAtMs = isScheduleChanged(record.doc, value)
        ? startOf(value, run.nowMs)
        : Date.parse(textOf(record.doc['starts_at_utc']))
      const rate = rateOf(value) ?? null
      const { window: _former, ...plan } = run.plan
      const window = windowOf(value)
      await recheckWaiting(query, accountId, record.id)
      await sql`
        update campaign_run set starts_at = ${isoTime(startsAtMs)}, rate_per_second = ${rate}, tokens = null, tokens_at = null,
          plan = ${JSON.stringify({ ...plan, ...(window && { window }) })}::jsonb
        where account_id = ${accountId} and campaign_id = ${record.id}`.execute(query)
      return { ...withoutUnused(value), starts_at_utc: isoTime(startsAtMs) }
    },

    async onTransition(query, { accountId }, record, transition) {
      const run = await readRun(query, accountId, record.id, true)
      if (!run) throw new Refusal('transition-not-allowed')
      const isResumed = transition.to === 'active'
      const failures = run.failed + run.rejected
      await sql`
        update campaign_run set state = ${transition.to},
          due_at = case when ${isResumed} then greatest(clock_timestamp(), starts_at) else clock_timestamp() end,
          results_before = case when ${isResumed} then ${run.delivered + failures} else results_before end,
          failed_before = case when ${isResumed} then ${failures} else failed_before end
        where account_id = ${accountId} and campaign_id = ${record.id}`.execute(query)
      if (transition.to === 'canceled') {
        await dropWaiting(query, accountId, record.id)
        await releaseResent(query, accountId, run, record)
      }
      return { status_note: '', waits_until: null }
    },

    endpoints: campaignEndpoints(options),
  }
}

/** The broadcast whose failed recipients a contact file holds, locked: only one broadcast is made of them. */
async function readResent(
  query: Query,
  accountId: string,
  { resends }: ReadyUpload,
): Promise<JsonObject | undefined> {
  if (resends === undefined) return undefined
  const former = await readDocument(query, accountId, 'sms-campaign', resends, true)
  if (former?.doc['resent']) throw invalid('contacts', say('sms-broadcast:already-resent'))
  return { id: resends, name: textOf(former?.doc['name']) }
}

/** A start belongs to a campaign sent later, a rate to a throttled one. */
function withoutUnused(value: JsonObject): JsonObject {
  const {
    starts_at,
    time_zone,
    rate_limit_count,
    rate_limit_period,
    window_from,
    window_to,
    window_days,
    ...rest
  } = value
  return {
    ...rest,
    ...(value['send'] === 'later' &&
      starts_at !== undefined &&
      time_zone !== undefined && { starts_at, time_zone }),
    ...(value['rate_limit_enabled'] === true &&
      rate_limit_count !== undefined &&
      rate_limit_period !== undefined && { rate_limit_count, rate_limit_period }),
    ...(windowOf(value) !== undefined && { window_from, window_to, window_days }),
  }
}

function isScheduleChanged(stored: JsonObject, value: JsonObject): boolean {
  return ['send', 'starts_at', 'time_zone'].some((field) => stored[field] !== value[field])
}

async function databaseNowMs(query: Query): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(query)
  return rows[0]?.ms ?? Date.now()
}
