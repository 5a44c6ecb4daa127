import { Readable } from 'node:stream'
import type { DemoWorld } from '../../../host/ServerModule.ts'
import { createRandom, seededUuid } from '../../../demo/createRandom.ts'
import { countCollection, insertDocuments } from '../../../demo/insertDocuments.ts'
import { insertNotifications } from '../../../demo/insertNotifications.ts'
import { insertRows } from '../../../demo/insertRows.ts'
import { insertTransfers } from '../../../demo/insertTransfers.ts'
import { objectOf, textOf } from '../../../storage/documentValues.ts'
import { demoSenders } from '../../sms-senders/demoSenders.ts'
import type { JsonObject } from '../../../storage/tables.ts'
import { demoImport, insertDemoImport } from './demoImport.ts'
import { askForReview } from '../reviewTemplateJob.ts'
import { shortLinkSample } from '../links/shortLinks.ts'
import { createSmsRate } from '../smsRates.ts'
import { broadcastNotifications } from './broadcastNotifications.ts'
import { demoCampaignRows, type DemoCampaignRows } from './demoCampaignRows.ts'
import { flexCampaigns, ownerCampaigns } from './demoCampaigns.ts'
import { demoHistory, type DemoHistoryRow } from './demoReplies.ts'
import { demoLists } from './demoLists.ts'
import { demoResponses, keepClicks } from './demoResponses.ts'
import { demoTemplates, templateTimeMs, type DemoTemplate } from './demoTemplates.ts'

const FILE_LIMIT_BYTES = 1e9
const REVIEW_AFTER_MS = 120_000
/** Why numbers were on the list before a broadcast. */
const reasons = ['imported', 'imported', 'added', 'imported', 'complaint']

/** Broadcasts of one account. */
interface Broadcasts {
  accountId: string
  templates: DemoTemplate[]
  campaigns: DemoCampaignRows[]
}

/** Templates and campaigns in every status, and messages whose sums are the campaigns' counters. */
export async function insertBroadcasts(world: DemoWorld): Promise<void> {
  for (const key of ['owner', 'flex', 'sub'] as const) {
    const made = broadcastsOf(world, key)
    const { seed, nowMs, linkUrl } = world
    const whose = { accountId: made.accountId, seed, nowMs, linkUrl }
    const listed = demoLists(seed, made.accountId, made.campaigns)
    const { campaigns, replies } = await demoResponses(world.query, listed.campaigns, whose)
    const broadcasts = { ...made, campaigns }
    await insertTemplates(world, broadcasts)
    await insertCampaigns(world, broadcasts)
    await insertDocuments(world.query, listed.documents)
    await insertMessages(world, broadcasts, replies)
    if (key === 'owner') {
      const { accountId } = broadcasts
      const notifications = broadcastNotifications(world.seed, { ...broadcasts, nowMs: world.nowMs })
      await insertNotifications(world.query, world.seed, accountId, notifications)
    }
  }
}

function broadcastsOf(
  { seed, nowMs, linkUrl, catalogues }: DemoWorld,
  key: 'owner' | 'flex' | 'sub',
): Broadcasts {
  const accountId = seededUuid(seed, `account:${key}`)
  const random = createRandom(seed * 31 + key.length)
  const smsRate = createSmsRate(() => catalogues['sms-rates'] ?? [])
  const templates = key === 'sub' ? [] : demoTemplates(seed, key, demoSenders(seed, key))
  const campaigns =
    key === 'owner' ? ownerCampaigns(random, templates, nowMs) : flexCampaigns(random, templates, nowMs)
  return {
    accountId,
    templates,
    campaigns: campaigns.map((campaign) =>
      demoCampaignRows(seed, random, accountId, campaign, smsRate, shortLinkSample(linkUrl)),
    ),
  }
}

async function insertTemplates(
  { query, nowMs, carrierSpeed }: DemoWorld,
  { accountId, templates, campaigns }: Broadcasts,
): Promise<void> {
  const uses = Map.groupBy(campaigns, ({ templateId }) => templateId)
  await insertDocuments(
    query,
    templates.map((template) => ({
      accountId,
      entity: 'sms-template',
      id: template.id,
      doc: { ...template.doc, used_by: uses.get(template.id)?.length ?? 0 },
      createdAt: new Date(templateTimeMs(template, nowMs)).toISOString(),
    })),
  )
  for (const { id } of templates.filter(({ isReviewedSoon }) => isReviewedSoon))
    await askForReview(query, accountId, id, { delayMs: REVIEW_AFTER_MS / carrierSpeed })
}

async function insertCampaigns(
  { query, files, seed }: DemoWorld,
  { accountId, campaigns }: Broadcasts,
): Promise<void> {
  for (const campaign of campaigns) {
    for (const [name, bytes] of Object.entries(campaign.files))
      await files.write(
        { accountId, folder: campaign.uploadId, name },
        Readable.from([bytes]),
        FILE_LIMIT_BYTES,
      )
  }
  await insertDocuments(
    query,
    // The row of a record, as demoCampaignRows makes it.
    campaigns.map(({ id, record }) => ({
      accountId,
      entity: 'sms-campaign',
      id,
      version: Number(record.version),
      doc: record.doc,
      createdAt: String(record.created_at),
      updatedAt: String(record.updated_at),
    })),
  )
  const charged = campaigns.filter(({ charge }) => charge > 0)
  const transfers = charged.map(({ id, charge, record, share }) => ({
    kind: 'sms',
    type: 15,
    details: textOf(objectOf(record.doc)['name']),
    reference: `${id}:demo`,
    amount: -charge,
    counterpart: 'revenue' as const,
    parts: [share],
    atMs: Date.parse(String(record.created_at)),
  }))
  await insertTransfers(query, seed, accountId, transfers)
  await insertRows(
    query,
    'contact_upload',
    {
      account_id: 'uuid',
      id: 'uuid',
      filename: 'text',
      bytes: 'bigint',
      state: 'text',
      percentage: 'int',
      valid: 'int',
      result: 'jsonb',
      used: 'boolean',
      created_at: 'timestamptz',
    },
    campaigns.map(({ upload }) => upload),
  )
  await insertRows(
    query,
    'campaign_run',
    {
      account_id: 'uuid',
      campaign_id: 'uuid',
      upload_id: 'uuid',
      state: 'text',
      starts_at: 'timestamptz',
      plan: 'jsonb',
      total: 'int',
      next_index: 'int',
      byte_offset: 'bigint',
      rate_per_second: 'float8',
      due_at: 'timestamptz',
      batch: 'int',
      sent: 'int',
      delivered: 'int',
      failed: 'int',
      rejected: 'int',
      opted_out: 'int',
      charge: 'bigint',
      results_before: 'int',
      failed_before: 'int',
    },
    campaigns.map(({ run }) => run),
  )
}

async function insertMessages(
  world: DemoWorld,
  { accountId, campaigns }: Broadcasts,
  replies: readonly DemoHistoryRow[],
): Promise<void> {
  const { query, seed } = world
  const owner = seededUuid(seed, 'account:owner')
  const messages = campaigns.flatMap((campaign) => campaign.messages)
  await insertRows(
    query,
    'sms_message',
    {
      account_id: 'uuid',
      id: 'uuid',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
      sender: 'text',
      recipient: 'text',
      country_code: 'text',
      body: 'text',
      segments: 'int',
      status: 'text',
      reason: 'text',
      charge: 'bigint',
      sms_campaign_id: 'uuid',
      type: 'text',
      message_kind: 'text',
      events: 'jsonb',
    },
    [...messages.map(demoHistory), ...replies],
  )
  await keepClicks(query, campaigns)
  const names = new Map(campaigns.map(({ id, record }) => [id, textOf(objectOf(record.doc)['name'])]))
  const imported = accountId === owner ? demoImport(seed, accountId) : undefined
  const gone = replies.filter(({ body }) => body === 'STOP')
  const optOuts: { number: string; at: string; doc: JsonObject }[] = [
    ...gone.map(({ sender, sms_campaign_id: id, created_at: at }) => ({
      number: String(sender),
      at: String(at),
      doc: {
        reason: 'replied',
        reply: 'STOP',
        broadcast: { id: String(id), name: names.get(String(id)) ?? '' },
      },
    })),
    ...campaigns.flatMap(({ optOuts: numbers, record }, index) =>
      numbers.map((number, place) => ({
        number,
        at: String(record.created_at),
        doc: beforeDoc(reasons[(index + place) % reasons.length] ?? 'added', imported),
      })),
    ),
  ]
  await insertDocuments(
    query,
    [...new Map(optOuts.map((each) => [each.number, each])).values()].map(({ number, at, doc }) => ({
      accountId,
      entity: 'opt-out',
      id: seededUuid(seed, `opt-out:${accountId}:${number}`),
      doc: {
        number,
        complaint: doc['reason'] === 'complaint',
        status: 'listed',
        removed_because: '',
        ...doc,
      },
      createdAt: at,
    })),
  )
  const numbers = optOuts.flatMap(({ number, doc }) => (doc['import'] ? [number] : []))
  if (imported) await insertDemoImport(world, accountId, [...new Set(numbers)])
  await countCollection(query, accountId, 'sms-message')
}

/** A number that was on the list before broadcasts came to it. */
function beforeDoc(reason: string, imported: { id: string; name: string } | undefined): JsonObject {
  if (reason !== 'imported' || !imported) return { reason, reply: '', note: '' }
  return { reason, reply: '', note: 'From our former provider', import: imported }
}
