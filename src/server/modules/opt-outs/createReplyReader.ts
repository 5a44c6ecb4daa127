import { sql } from 'kysely'
import { checkPhoneNumber } from '../../../domain/phone/index.ts'
import { countSegments } from '../../../domain/sms/index.ts'
import { readMessageReference, type InboundMessage } from '../../carrier/index.ts'
import type { ModuleContext, WorkOptions } from '../../host/ServerModule.ts'
import { createLoop, enqueueJob, type Loop } from '../../jobs/index.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import { hashedUuid } from '../../storage/hashedUuid.ts'
import { bumpCollection, patchDocument, readDocument } from '../../storage/documents.ts'
import type { Query } from '../../storage/database.ts'
import { applyKeyword } from './applyKeyword.ts'
import { readKeyword } from './readKeyword.ts'

/** Kind of the job that answers a keyword. */
export const CONFIRM_KEYWORD = 'confirm-keyword'
const MESSAGES_AT_ONCE = 200

export type ReplyContext = Pick<ModuleContext, 'database' | 'carrier' | 'postNotices'>

/**
 * Reads what people answer. Any number of processes may read: a message is stored once, and only who stores it
 * does what it asks.
 */
export function createReplyReader(
  { database, carrier, postNotices }: ReplyContext,
  { signals, onError, idleMs = 2000 }: WorkOptions,
): Loop {
  /** Those behind it are read all the same. */
  function refuse({ id }: InboundMessage): void {
    onError(new Error(`message ${id} is for no account`))
  }

  const loop = createLoop({
    idleMs: signals.idleMs(idleMs),
    onError,
    async turn() {
      const { rows } = await database.system((query) =>
        sql<{
          position: number
        }>`select position::float8 as position from receipt_cursor where name = 'inbound'`.execute(query),
      )
      const position = rows[0]?.position ?? 0
      const { messages, next } = await carrier.inbound(position, MESSAGES_AT_ONCE)
      for (const message of messages) {
        const reference = readMessageReference(message.reference)
        if (!reference) {
          refuse(message)
          continue
        }
        const { accountId, campaignId } = reference
        await database.transaction(accountId, async (query) => {
          if (!(await isAccount(query, accountId))) return refuse(message)
          // The broadcast before its messages, as sending does it: no deadlocks.
          const campaign =
            campaignId === undefined
              ? undefined
              : await readDocument(query, accountId, 'sms-campaign', campaignId, true)
          if (!(await storeReply(query, accountId, message, campaignId))) return
          await countForCampaign(query, accountId, campaign, 'replies')
          const keyword = await readKeyword(query, accountId, { body: message.body, number: message.to })
          if (keyword === undefined) return
          if (keyword === 'help') return enqueueAnswer(query, accountId, message)
          const reply = { number: message.from, body: message.body, campaign, keyword }
          if (!(await applyKeyword(query, postNotices, accountId, reply))) return
          if (keyword === 'stop') await countForCampaign(query, accountId, campaign, 'unsubscribed')
          await enqueueAnswer(query, accountId, message)
        })
      }
      if (next !== position)
        await database.system((query) =>
          sql`update receipt_cursor set position = ${next} where name = 'inbound' and position < ${next}`.execute(
            query,
          ),
        )
      return messages.length === MESSAGES_AT_ONCE ? 0 : undefined
    },
  })
  signals.onWork('receipts', () => loop.wake())
  return loop
}

async function isAccount(query: Query, accountId: string): Promise<boolean> {
  const found = query.selectFrom('account').select('id').where('id', '=', accountId)
  return (await found.executeTakeFirst()) !== undefined
}

/** A conversation is all that one person replies to one message. */
function enqueueAnswer(query: Query, accountId: string, message: InboundMessage): Promise<void> {
  const { id, at, from, to, reference } = message
  const conversation = hashedUuid(`${accountId} ${from} ${to} ${reference}`)
  const payload = { message: id, at, conversation }
  return enqueueJob(query, { accountId, kind: CONFIRM_KEYWORD, key: id, payload })
}

/** Counts one more in the broadcast that is answered, which is locked. */
async function countForCampaign(
  query: Query,
  accountId: string,
  campaign: StoredRecord | undefined,
  field: 'replies' | 'unsubscribed',
): Promise<void> {
  if (!campaign) return
  const count = Number(campaign.doc[field] ?? 0) + 1
  await patchDocument(query, accountId, 'sms-campaign', campaign.id, { [field]: count }, true)
}

/** @returns whether it was not there yet */
async function storeReply(
  query: Query,
  accountId: string,
  message: InboundMessage,
  campaignId: string | undefined,
): Promise<boolean> {
  const { id, from, to, body, at } = message
  const country = checkPhoneNumber(from).country ?? ''
  const { rows } = await sql`
    insert into sms_message (account_id, id, created_at, updated_at, sender, recipient, country_code, body, segments,
      status, charge, type, sms_campaign_id)
    values (${accountId}, ${id}, ${at}, ${at}, ${from}, ${to}, ${country}, ${body}, ${countSegments(body).segments},
      'delivered', 0, 'inboundSms', ${campaignId ?? null})
    on conflict do nothing returning id`.execute(query)
  if (rows.length > 0) await bumpCollection(query, accountId, 'sms-message')
  return rows.length > 0
}
