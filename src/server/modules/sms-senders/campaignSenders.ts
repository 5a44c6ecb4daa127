import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { lookedUp } from '../../../language/index.ts'
import { beginRecord, moveRecord } from '../../lifecycle/index.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { insertDocument, patchDocument, readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { newDestination } from './destinations.ts'
import {
  beginRegistrations,
  entityOf,
  readRegistrations,
  REGISTRATION,
  type RegistrationOptions,
} from './registrations.ts'
import { senderRegistration } from './senderRegistration.ts'

/** A number that a 10DLC campaign may send from. */
export interface CampaignNumber {
  /** Of the number's record. */
  id: string
  /** E.164 with its plus sign. */
  number: string
  campaign: { id: string; brandId: string; sample: string }
}

const COUNTRY = 'US'

/** Makes a number of a 10DLC campaign a Sender ID that the US knows, or lets the one it is be used again. */
export async function allowCampaignNumber(
  query: Query,
  options: RegistrationOptions,
  accountId: string,
  own: CampaignNumber,
): Promise<void> {
  const known = await findSender(query, accountId, own.number)
  const sender = known ?? (await createSender(query, options, accountId, own))
  await patchDocument(query, accountId, 'sender', sender.id, campaignFields(own.campaign), true)
  await moveInCountry(query, options, { accountId, senderId: sender.id, note: '' }, ['provision', 'unblock'])
}

/** Blocks the Sender ID of a number that may no longer send for its campaign. */
export async function blockCampaignNumber(
  query: Query,
  options: RegistrationOptions,
  accountId: string,
  { number, reason }: { number: string; reason: string },
): Promise<void> {
  const sender = await findSender(query, accountId, number)
  if (sender) await moveInCountry(query, options, { accountId, senderId: sender.id, note: reason }, ['block'])
}

export function campaignFields({ id, brandId }: { id: string; brandId: string }) {
  return {
    in_us: true,
    ten_dlc_link: `/sms/10dlc/brands/${brandId}/campaigns/view/${id}`,
    ten_dlc_brand_id: brandId,
    ten_dlc_campaign_id: id,
  }
}

async function findSender(
  query: Query,
  accountId: string,
  number: string,
): Promise<StoredRecord | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from record where account_id = ${accountId} and entity = 'sender' and doc ->> 'type' = 'numeric'
      and doc ->> 'title' = ${number.replace(/^\+/, '')}
      and doc -> 'destinations' @> ${JSON.stringify([{ country_code: COUNTRY }])}::jsonb
    order by created_at limit 1`.execute(query)
  return rows[0] && readDocument(query, accountId, 'sender', rows[0].id, true)
}

async function createSender(
  query: Query,
  options: RegistrationOptions,
  accountId: string,
  { id, number, campaign }: CampaignNumber,
): Promise<StoredRecord> {
  const { catalogues } = options.published().portal
  const entity = entityOf(options, 'sender')
  const doc = {
    title: number.replace(/^\+/, ''),
    type: 'numeric',
    sender_type: 'numeric',
    us_route: 'ten_dlc',
    number: { id, number },
    destinations: [newDestination(catalogues, COUNTRY, { type: 'numeric', numbers: [number] })],
    samples: { first: campaign.sample },
    status: 'in review',
    reason: '',
    is_supported: true,
    usable: false,
    ...campaignFields(campaign),
  }
  const whole = { ...doc, ...lookedUp(entity, doc) }
  const sender = await insertDocument(query, accountId, 'sender', randomUUID(), whole)
  await beginRecord(query, { accountId, entity }, { record: sender })
  await beginRegistrations(query, options, { accountId, sender }, [COUNTRY])
  return sender
}

/** Makes the first of these transitions that the registration's state allows. */
async function moveInCountry(
  query: Query,
  options: RegistrationOptions,
  { accountId, senderId, note }: { accountId: string; senderId: string; note: string },
  ids: readonly string[],
): Promise<void> {
  const entity = entityOf(options, REGISTRATION)
  const behaviour = senderRegistration(options)
  const registrations = await readRegistrations(query, accountId, senderId)
  const record = registrations.find(({ doc }) => doc['country_code'] === COUNTRY)
  const transition = entity.lifecycle?.transitions.find(
    ({ id, from }) => ids.includes(id) && from.includes(textOf(record?.doc['status'])),
  )
  if (!record || !transition) return
  const subject = { accountId, entity, behaviour, postNotices: options.postNotices }
  await moveRecord(query, subject, { record, transition, mover: { by: 'carrier' }, note })
}
