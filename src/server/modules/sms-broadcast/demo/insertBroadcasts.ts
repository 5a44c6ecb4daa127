import { Readable } from 'node:stream'
import type { DemoWorld } from '../../../host/ServerModule.ts'
import { createRandom, seededUuid } from '../../../demo/createRandom.ts'
import { countCollection, insertDocuments } from '../../../demo/insertDocuments.ts'
import { insertNotifications } from '../../../demo/insertNotifications.ts'
import { insertRows } from '../../../demo/insertRows.ts'
import { insertTransfers } from '../../../demo/insertTransfers.ts'
import { enqueueJob } from '../../../jobs/index.ts'
import { demoSenders } from '../../sms-senders/demoSenders.ts'
import { REVIEW_TEMPLATE } from '../reviewTemplateJob.ts'
import { createSmsRate } from '../smsRates.ts'
import { broadcastNotifications } from './broadcastNotifications.ts'
import { demoCampaignRows, type DemoCampaignRows } from './demoCampaignRows.ts'
import { flexCampaigns, ownerCampaigns } from './demoCampaigns.ts'
import { demoHistory, demoReplies } from './demoReplies.ts'
import { demoTemplates, templateTimeMs, type DemoTemplate } from './demoTemplates.ts'

const FILE_LIMIT_BYTES = 1e9
const REVIEW_AFTER_MS = 120_000

/** Broadcasts of one account. */
interface Broadcasts {
  accountId: string
  templates: DemoTemplate[]
  campaigns: DemoCampaignRows[]
}

/** Templates and campaigns in every status, and messages whose sums are the campaigns' counters. */
export async function insertBroadcasts(world: DemoWorld): Promise<void> {
  for (const key of ['owner', 'flex', 'sub'] as const) {
    const broadcasts = broadcastsOf(world, key)
    await insertTemplates(world, broadcasts)
    await insertCampaigns(world, broadcasts)
    await insertMessages(world, broadcasts)
    if (key === 'owner') {
      const { accountId } = broadcasts
      const notifications = broadcastNotifications(world.seed, { ...broadcasts, nowMs: world.nowMs })
      await insertNotifications(world.query, world.seed, accountId, notifications)
    }
  }
}

function broadcastsOf({ seed, nowMs, catalogues }: DemoWorld, key: 'owner' | 'flex' | 'sub'): Broadcasts {
  const accountId = seededUuid(seed, `account:${key}`)
  const random = createRandom(seed * 31 + key.length)
  const smsRate = createSmsRate(() => catalogues['sms-rates'] ?? [])
  const templates = key === 'sub' ? [] : demoTemplates(seed, key, demoSenders(seed, key))
  const campaigns =
    key === 'owner' ? ownerCampaigns(random, templates, nowMs) : flexCampaigns(random, templates, nowMs)
  return {
    accountId,
    templates,
    campaigns: campaigns.map((campaign) => demoCampaignRows(seed, random, accountId, campaign, smsRate)),
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
    await enqueueJob(query, {
      accountId,
      kind: REVIEW_TEMPLATE,
      key: id,
      payload: { template: id },
      delayMs: REVIEW_AFTER_MS / carrierSpeed,
    })
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
  const transfers = charged.map(({ id, charge, record }) => ({
    kind: 'sms',
    reference: `${id}:demo`,
    amount: -charge,
    counterpart: 'revenue' as const,
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
  { query, seed, nowMs }: DemoWorld,
  { accountId, campaigns }: Broadcasts,
): Promise<void> {
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
    [...messages.map(demoHistory), ...demoReplies(messages, seed, createRandom(seed * 37), nowMs)],
  )
  const optOuts = [...new Set(campaigns.flatMap((campaign) => campaign.optOuts))]
  await insertRows(
    query,
    'sms_opt_out',
    { account_id: 'uuid', phone: 'text' },
    optOuts.map((phone) => ({ account_id: accountId, phone })),
  )
  await countCollection(query, accountId, 'sms-message')
}
