import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { FileStore } from '../files/index.ts'
import { enqueueJob } from '../jobs/index.ts'
import { REVIEW_TEMPLATE } from '../messaging/reviewTemplateJob.ts'
import type { SmsRate } from '../messaging/smsRates.ts'
import type { Database, Query } from '../storage/database.ts'
import { createRandom, seededUuid } from './createRandom.ts'
import { demoAccounts, type DemoAccount } from './demoAccounts.ts'
import { demoCampaignRows, type DemoCampaignRows } from './demoCampaignRows.ts'
import { flexCampaigns, ownerCampaigns } from './demoCampaigns.ts'
import { demoNotifications } from './demoNotifications.ts'
import { demoSenders, type DemoSender } from './demoSenders.ts'
import { insertSubAccounts } from './insertSubAccounts.ts'
import { demoTemplates, templateTimeMs, type DemoTemplate } from './demoTemplates.ts'
import { insertRows } from './insertRows.ts'

export interface DemoWorldOptions {
  database: Database
  files: FileStore
  /** PATCHBAY_SEED */
  seed: number
  hashPassword: (password: string) => Promise<string>
  smsRate: SmsRate
  /** PATCHBAY_CARRIER_SPEED */
  carrierSpeed?: number
  /** The moment the world's history ends; now unless a test says otherwise. */
  nowMs?: number
}

/** Password of every demo sign-in. */
export const DEMO_PASSWORD = 'Patchbay-demo-1'
const DAY_MS = 86_400_000
const FILE_LIMIT_BYTES = 1e9
const REVIEW_AFTER_MS = 120_000

/**
 * Fills an empty database with the demo world: accounts for every kind of sign-in, Sender IDs, templates and campaigns
 * in every status, and messages whose sums are the campaigns' counters. The same seed gives the same world.
 * @returns false when there are accounts already; then nothing is changed
 */
export async function seedDemoWorld({
  database,
  files,
  seed,
  hashPassword,
  smsRate,
  carrierSpeed = 1,
  nowMs = Date.now(),
}: DemoWorldOptions): Promise<boolean> {
  if (await database.system(hasAccounts)) return false
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const worlds = demoAccounts.map((account) => accountWorld(seed, account, nowMs, smsRate))
  for (const world of worlds) {
    for (const campaign of world.campaigns) {
      for (const [name, bytes] of Object.entries(campaign.files)) {
        const address = { accountId: world.accountId, folder: campaign.uploadId, name }
        await files.write(address, Readable.from([bytes]), FILE_LIMIT_BYTES)
      }
    }
  }
  return database.systemTransaction(async (query) => {
    if (await hasAccounts(query)) return false
    for (const world of worlds) {
      await insertWorld(query, world, passwordHash, seed, nowMs)
      for (const { id, isReviewedSoon } of world.templates) {
        if (!isReviewedSoon) continue
        await enqueueJob(query, {
          accountId: world.accountId,
          kind: REVIEW_TEMPLATE,
          key: id,
          payload: { template: id },
          delayMs: REVIEW_AFTER_MS / carrierSpeed,
        })
      }
    }
    await insertSubAccounts(query, seed, nowMs)
    return true
  })
}

async function hasAccounts(query: Query): Promise<boolean> {
  const { rows } = await sql`select 1 from account limit 1`.execute(query)
  return rows.length > 0
}

interface AccountWorld {
  account: DemoAccount
  accountId: string
  senders: DemoSender[]
  templates: DemoTemplate[]
  campaigns: DemoCampaignRows[]
}

function accountWorld(seed: number, account: DemoAccount, nowMs: number, smsRate: SmsRate): AccountWorld {
  const accountId = seededUuid(seed, `account:${account.key}`)
  const { key } = account
  if (key !== 'owner' && key !== 'flex' && key !== 'sub')
    return { account, accountId, senders: [], templates: [], campaigns: [] }
  const random = createRandom(seed * 31 + key.length)
  const senders = demoSenders(seed, key)
  const templates = key === 'sub' ? [] : demoTemplates(seed, key, senders)
  const campaigns =
    key === 'owner' ? ownerCampaigns(random, templates, nowMs) : flexCampaigns(random, templates, nowMs)
  return {
    account,
    accountId,
    senders,
    templates,
    campaigns: campaigns.map((campaign) => demoCampaignRows(seed, random, accountId, campaign, smsRate)),
  }
}

async function insertWorld(
  query: Query,
  world: AccountWorld,
  passwordHash: string,
  seed: number,
  nowMs: number,
): Promise<void> {
  const { account, accountId, senders, templates, campaigns } = world
  const daysAgo = (days: number): string => new Date(nowMs - days * DAY_MS).toISOString()
  const masterId = account.master === undefined ? null : seededUuid(seed, `account:${account.master}`)
  await sql`
    insert into account (id, name, level, is_suborganization, master_account_id, timezone, profile, settings, created_at)
    values (${accountId}, ${account.company}, ${account.level}, ${masterId !== null}, ${masterId}::uuid, ${account.timezone},
            ${JSON.stringify(account.profile ?? {})}::jsonb, ${JSON.stringify(account.settings ?? {})}::jsonb, ${daysAgo(200)})`.execute(
    query,
  )
  await insertRows(
    query,
    'app_user',
    {
      account_id: 'uuid',
      id: 'uuid',
      email: 'text',
      password_hash: 'text',
      first_name: 'text',
      last_name: 'text',
      role: 'text',
      created_at: 'timestamptz',
    },
    account.users.map(({ name, firstName, lastName, role }) => ({
      account_id: accountId,
      id: seededUuid(seed, `user:${name}`),
      email: `${name}@demo.example`,
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      role: role ?? null,
      created_at: daysAgo(200),
    })),
  )
  await insertMoney(query, world, seed, nowMs)
  await insertNotifications(query, world, seed, nowMs)

  const uses = Map.groupBy(campaigns, ({ templateId }) => templateId)
  const documents = [
    ...senders.map(({ id, doc }, index) => ({ entity: 'sender', id, doc, at: daysAgo(190 - index) })),
    ...templates.map((template) => ({
      entity: 'sms-template',
      id: template.id,
      doc: { ...template.doc, used_by: uses.get(template.id)?.length ?? 0 },
      at: new Date(templateTimeMs(template, nowMs)).toISOString(),
    })),
  ]
  await insertRows(
    query,
    'record',
    {
      account_id: 'uuid',
      entity: 'text',
      id: 'uuid',
      version: 'int',
      doc: 'jsonb',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    [
      ...documents.map(({ entity, id, doc, at }) => ({
        account_id: accountId,
        entity,
        id,
        version: 1,
        doc,
        created_at: at,
        updated_at: at,
      })),
      ...campaigns.map(({ record }) => record),
    ],
  )
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
    },
    campaigns.flatMap(({ messages }) => messages),
  )
  const optOuts = [...new Set(campaigns.flatMap((campaign) => campaign.optOuts))]
  await insertRows(
    query,
    'sms_opt_out',
    { account_id: 'uuid', phone: 'text' },
    optOuts.map((phone) => ({ account_id: accountId, phone })),
  )
  await insertRows(
    query,
    'collection_version',
    { account_id: 'uuid', entity: 'text', version: 'bigint' },
    ['sender', 'sms-template', 'sms-campaign', 'sms-message'].map((entity) => ({
      account_id: accountId,
      entity,
      version: 1,
    })),
  )
}

async function insertMoney(
  query: Query,
  { account, accountId, campaigns }: AccountWorld,
  seed: number,
  nowMs: number,
): Promise<void> {
  const moves = [
    ...account.topUps.map((amount, index) => ({
      kind: 'top-up',
      reference: `demo:${index}`,
      amount,
      counterpart: 'payments',
      at: nowMs - (190 - index * 50) * DAY_MS,
    })),
    ...campaigns
      .filter(({ charge }) => charge > 0)
      .map(({ id, charge, record }) => ({
        kind: 'sms',
        reference: `${id}:demo`,
        amount: -charge,
        counterpart: 'revenue',
        at: Date.parse(String(record.created_at)),
      })),
  ].map((move) => ({ ...move, id: seededUuid(seed, `transfer:${accountId}:${move.reference}`) }))
  await insertRows(
    query,
    'ledger_transfer',
    { account_id: 'uuid', id: 'uuid', kind: 'text', reference: 'text', created_at: 'timestamptz' },
    moves.map(({ id, kind, reference, at }) => ({
      account_id: accountId,
      id,
      kind,
      reference,
      created_at: new Date(at).toISOString(),
    })),
  )
  await insertRows(
    query,
    'ledger_entry',
    { account_id: 'uuid', transfer_id: 'uuid', ledger: 'text', amount: 'bigint' },
    moves.flatMap(({ id, amount, counterpart }) => [
      { account_id: accountId, transfer_id: id, ledger: 'customer', amount },
      { account_id: accountId, transfer_id: id, ledger: counterpart, amount: -amount },
    ]),
  )
}

async function insertNotifications(
  query: Query,
  { account, accountId, campaigns, templates }: AccountWorld,
  seed: number,
  nowMs: number,
): Promise<void> {
  const notifications = demoNotifications(seed, account, { campaigns, templates, nowMs })
  await insertRows(
    query,
    'notification',
    {
      account_id: 'uuid',
      id: 'uuid',
      user_id: 'uuid',
      kind: 'text',
      slots: 'jsonb',
      created_at: 'timestamptz',
    },
    notifications.map(({ id, userId, told, atMs }) => ({
      account_id: accountId,
      id,
      user_id: userId ?? null,
      kind: told.kind,
      slots: told.slots,
      created_at: new Date(atMs).toISOString(),
    })),
  )
  await insertRows(
    query,
    'notification_state',
    {
      account_id: 'uuid',
      user_id: 'uuid',
      notification_id: 'uuid',
      status: 'text',
      changed_at: 'timestamptz',
    },
    notifications.flatMap(({ id, readBy, atMs }) =>
      readBy.map((userId) => ({
        account_id: accountId,
        user_id: userId,
        notification_id: id,
        status: 'read',
        changed_at: new Date(atMs + 3_600_000).toISOString(),
      })),
    ),
  )
}
