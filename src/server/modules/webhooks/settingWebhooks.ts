import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { auditRecord } from '../../audit/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { beginRecord, moveDocument } from '../../lifecycle/index.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import { dropSecrets, makeSecrets } from '../../resources/records/madeSecrets.ts'
import { createSecrets } from '../../resources/records/secrets.ts'
import type { Query } from '../../storage/database.ts'
import { deleteDocument, insertDocument, replaceDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { forgetDeliveries, reopenLane } from './changeDeliveries.ts'
import { openLane } from './lanes.ts'
import { settingEvents, settingNames, WEBHOOK, type WebhookSetting } from './webhookEvents.ts'

type Context = Pick<ModuleContext, 'published' | 'text' | 'secretKey' | 'postNotices'>

/** Whose settings they are, and who changes them; nobody where the server catches up. */
interface Owner {
  accountId: string
  userId?: string
}

/**
 * Keeps a webhook for each account setting that is an address of messages: makes, moves or deletes it.
 * In the transaction that stores the settings and locks the account.
 * @param addresses the settings that changed; an emptied one is the empty text
 */
export async function keepSettingWebhooks(
  context: Context,
  query: Query,
  owner: Owner,
  addresses: Partial<Record<WebhookSetting, string>>,
): Promise<void> {
  const kept = await readSettingWebhooks(query, owner.accountId)
  for (const [name, url] of Object.entries(addresses)) {
    const setting = name as WebhookSetting // of the record above
    const webhook = kept.get(setting)
    if (url === '') {
      if (webhook) await removeWebhook(context, query, owner, webhook)
    } else if (webhook) await moveWebhook(context, query, owner, webhook, url)
    else await makeWebhook(context, query, owner, setting, url)
  }
}

/**
 * Brings the webhooks of settings to the addresses that are stored: those from before settings had any, and what a server
 * of an older version has changed since.
 */
export async function catchUpWithSettings(context: Context & Pick<ModuleContext, 'database'>): Promise<void> {
  const { database } = context
  const names = Object.keys(settingEvents)
  const { rows } = await database.system((query) =>
    sql<{ id: string }>`
      select account.id from account
      where exists (select from unnest(${names}::text[]) as setting (name)
        left join record on account_id = account.id and entity = ${WEBHOOK} and doc ->> 'setting' = setting.name
        where coalesce(account.profile ->> setting.name, '') <> coalesce(doc ->> 'url', ''))`.execute(query),
  )
  for (const { id: accountId } of rows)
    await database.transaction(accountId, async (query) => {
      const { profile } = await query
        .selectFrom('account')
        .select('profile')
        .where('id', '=', accountId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow()
      const kept = await readSettingWebhooks(query, accountId)
      const addresses = Object.fromEntries(
        Object.keys(settingEvents)
          .map((name) => [name, textOf(profile[name])] as const)
          .filter(([name, url]) => url !== textOf(kept.get(name as WebhookSetting)?.doc['url'])),
      )
      await keepSettingWebhooks(context, query, { accountId }, addresses)
    })
}

async function readSettingWebhooks(query: Query, accountId: string): Promise<Map<string, StoredRecord>> {
  const rows = await query
    .selectFrom('record')
    .select(['id', 'version', 'doc', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('account_id', '=', accountId)
    .where('entity', '=', WEBHOOK)
    .where(sql<boolean>`doc ? 'setting'`)
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [textOf(row.doc['setting']), row]))
}

async function makeWebhook(
  context: Context,
  query: Query,
  { accountId, userId }: Owner,
  setting: WebhookSetting,
  url: string,
): Promise<void> {
  const { entity } = definitionsOf(context)
  const id = randomUUID()
  const made = await makeSecrets(query, createSecrets(context.secretKey), { accountId, entity, recordId: id })
  const record = await insertDocument(query, accountId, WEBHOOK, id, {
    name: context.text(settingNames[setting]),
    url,
    events: [...settingEvents[setting]],
    setting,
    status: 'active',
    health: 'new',
    ...made.stored,
  })
  await beginRecord(query, { accountId, entity }, { record, userId })
  await openLane(query, { accountId, webhookId: id })
  await log(context, query, { accountId, userId }, id, 'created', { after: record.doc })
}

async function moveWebhook(
  context: Context,
  query: Query,
  owner: Owner,
  { id, version, doc }: StoredRecord,
  url: string,
): Promise<void> {
  if (doc['url'] === url) return
  const { accountId, userId } = owner
  const after = { ...doc, url }
  const changed = await replaceDocument(query, accountId, WEBHOOK, id, version, after)
  await log(context, query, owner, id, 'changed', { before: doc, after })
  // The former address had failed for days; the new one hasn't.
  if (changed && doc['status'] === 'disabled')
    await moveDocument(query, context.postNotices, {
      accountId,
      entity: WEBHOOK,
      record: changed,
      transition: 'resume',
      field: 'status',
      to: 'active',
      mover: userId === undefined ? { by: 'server' } : { by: 'user', userId },
      set: { health: 'new', failing_since: null },
    })
  if (doc['status'] !== 'paused') await reopenLane(query, { accountId, webhookId: id })
}

async function removeWebhook(
  context: Context,
  query: Query,
  owner: Owner,
  { id, doc }: StoredRecord,
): Promise<void> {
  const { accountId } = owner
  await deleteDocument(query, accountId, WEBHOOK, id)
  await dropSecrets(query, { accountId, entity: definitionsOf(context).entity, recordId: id })
  await forgetDeliveries(query, { accountId, webhookId: id })
  await log(context, query, owner, id, 'removed', { before: doc })
}

function log(
  context: Context,
  query: Query,
  { accountId, userId }: { accountId: string; userId?: string | undefined },
  recordId: string,
  kind: 'created' | 'changed' | 'removed',
  change: { before?: JsonObject; after?: JsonObject },
): Promise<void> {
  return auditRecord(query, context.published(), {
    accountId,
    ...definitionsOf(context),
    recordId,
    kind,
    event: kind,
    ...(userId === undefined ? { by: 'server' as const } : { userId }),
    ...change,
  })
}

function definitionsOf({ published }: Pick<ModuleContext, 'published'>) {
  const found = published().collections.find(({ entity }) => entity.id === WEBHOOK)
  if (!found) throw new Error(`The definitions have no ${WEBHOOK}`)
  return found
}
