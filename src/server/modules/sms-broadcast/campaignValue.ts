import {
  checkMapping,
  emptyCellChoices,
  senderHurdle,
  variableNames,
  type RowMapping,
} from '../../../domain/sms/index.ts'
import { checkSchedule, scheduleProblems, toInstant } from '../../../domain/schedule/index.ts'
import { Refusal, say, type Words } from '../../errors.ts'
import type { CampaignPlan } from './campaignPlan.ts'
import { columnLabels } from './contactWords.ts'
import type { SendingOptions } from './SendingOptions.ts'
import { readReadyUpload, requireRows, type ReadyUpload } from './readUpload.ts'
import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import { readSender, readSenderOfCampaign } from '../sms-senders/readSenders.ts'
import { windowOf } from './sendingTimes.ts'
import { flowOf } from './takeTokens.ts'
import { TICK_MS } from './SendingOptions.ts'
import type { Read, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import type { JsonObject } from '../../storage/tables.ts'

const texts = {
  otherCountry: say('sms-broadcast:template-other-country'),
  template: say('sms-broadcast:no-templates'),
  sender: say('sms-broadcast:no-senders'),
  unregistered: say('sms-broadcast:sender-unregistered'),
  mapping: say('sms-broadcast:one-to-one'),
  invalidStart: say('sms-broadcast:invalid-start'),
} as const

const MOST_MAPPINGS = 200

/** Records referenced by a campaign, found in the account and checked against each other. */
export interface CampaignParts {
  upload: ReadyUpload
  template: StoredRecord
  sender: { id: string; title: string }
  plan: CampaignPlan
}

/**
 * Resolves contact file, template, Sender ID and mapping of a campaign to create, estimate or test.
 * @throws Refusal 'invalid' at the wrong field; parts of another account are not found
 */
export async function resolveCampaign(
  query: Query,
  accountId: string,
  value: JsonObject,
): Promise<CampaignParts> {
  const upload = await readReadyUpload(query, accountId, value['contacts'])
  const template = await readTemplate(query, accountId, value)
  const countryCode = upload.result.country_code ?? ''
  if (template?.doc['status'] !== 'approved') throw invalid('template', texts.template)
  if (isForAnotherCountry(template, countryCode)) throw invalid('template', texts.otherCountry)
  const senderId = idOf(value['sender_id'])
  const sender = objectsOf(template.doc['sender_ids']).find(
    ({ id, status }) => id === senderId && status === 'approved',
  )
  if (!sender) throw invalid('sender_id', texts.sender)
  const registered = await readSender(query, accountId, textOf(senderId))
  if (senderHurdle(registered, countryCode) !== undefined) throw invalid('sender_id', texts.unregistered)
  const text = textOf(template.doc['text'])
  const mappings = objectsOf(value['mappings']).map(rowMapping)
  const columns = upload.result.columns
  if (
    checkMapping(variableNames(text), mappings).length > 0 ||
    mappings.some(({ column }) => column >= columns)
  ) {
    throw invalid('mappings', texts.mapping)
  }
  const title = textOf(sender['title'])
  const window = windowOf(value)
  return {
    upload,
    template,
    sender: { id: textOf(sender['id']), title },
    plan: {
      text,
      shortUrl: template.doc['short_url_enabled'] === true,
      sender: title,
      countryCode,
      mappings,
      ...(registered?.isTenDlc && { isTenDlc: true }),
      ...(value['send_covered'] === true && { sendCovered: true }),
      ...(window && { window }),
    },
  }
}

/**
 * What a preview needs of a campaign whose form is not complete yet: contact file, template and mapping.
 * @throws Refusal 'invalid' at the wrong field
 */
export async function resolvePreview(
  query: Query,
  accountId: string,
  value: JsonObject,
): Promise<Pick<CampaignParts, 'upload' | 'plan'>> {
  const upload = await readReadyUpload(query, accountId, value['contacts'])
  const template = await readTemplate(query, accountId, value)
  if (!template) throw invalid('template', texts.template)
  const mappings = objectsOf(value['mappings']).slice(0, MOST_MAPPINGS).map(rowMapping)
  const plan = {
    text: textOf(template.doc['text']),
    shortUrl: template.doc['short_url_enabled'] === true,
    sender: '',
    countryCode: upload.result.country_code ?? '',
    mappings,
  }
  return { upload, plan }
}

/**
 * Derives the read-only fields of a campaign from its contact file.
 * @returns nothing without a contact file
 * @throws Refusal 'invalid' if the file is unusable, or the template is for a different country
 */
export async function deriveFromContacts(
  read: Read,
  { files, text }: Pick<SendingOptions, 'files' | 'text'>,
  accountId: string,
  value: JsonObject,
): Promise<JsonObject> {
  const { contacts } = value
  if (typeof contacts !== 'string' || contacts === '') return {}
  const upload = await read((query) => readReadyUpload(query, accountId, contacts))
  await requireRows(files, accountId, upload)
  const { result, filename } = upload
  const template = await read((query) => readTemplate(query, accountId, value))
  if (template && isForAnotherCountry(template, result.country_code ?? ''))
    throw invalid('template', texts.otherCountry)
  const senderId = idOf(value['sender_id'])
  const sender =
    senderId === undefined ? undefined : await read((query) => readSender(query, accountId, senderId))
  if (sender && senderHurdle(sender, result.country_code ?? '') !== undefined)
    throw invalid('sender_id', texts.unregistered)
  return {
    contacts_count: result.valid,
    contacts_filename: filename,
    country: result.country ?? '',
    country_code: result.country_code ?? '',
    values: result.values,
    headers: columnLabels(result.values, text),
    empty_cells: result.emptyCells ?? [],
  }
}

/** A mapping as it is stored; the text instead of an empty cell belongs to the choice that uses it. */
function rowMapping({ variable, column, when_empty, fallback }: JsonObject): RowMapping {
  const choice = emptyCellChoices.find((one) => one === when_empty)
  return {
    variable: textOf(variable),
    column: Number(column),
    ...(choice && { when_empty: choice }),
    ...(choice === 'fallback' && { fallback: textOf(fallback) }),
  }
}

/**
 * Holds a campaign that is to be changed to its Sender ID's registration.
 * @throws Refusal 'invalid' when the Sender ID has lost it
 */
export async function checkSenderOf(query: Query, accountId: string, campaign: StoredRecord): Promise<void> {
  const sender = await readSenderOfCampaign(query, accountId, campaign.id)
  if (senderHurdle(sender, textOf(campaign.doc['country_code'])) !== undefined)
    throw invalid('sender_id', texts.unregistered)
}

async function readTemplate(
  query: Query,
  accountId: string,
  value: JsonObject,
): Promise<StoredRecord | undefined> {
  const id = idOf(value['template'])
  return id === undefined ? undefined : readDocument(query, accountId, 'sms-template', id)
}

function isForAnotherCountry({ doc }: StoredRecord, countryCode: string): boolean {
  return objectOf(doc['country'])['country_code'] !== countryCode
}

/**
 * When a campaign starts, in epoch milliseconds.
 * @param nowMs the database's clock; the start of a campaign sent now
 */
export function startOf(value: JsonObject, nowMs: number): number {
  if (value['send'] !== 'later') return nowMs
  const startsAt = textOf(value['starts_at'])
  const timeZone = textOf(value['time_zone'])
  const problem = checkSchedule({ starts_at: startsAt, time_zone: timeZone }, nowMs)
  if (problem) throw new Refusal('invalid', { fields: scheduleFields(problem) })
  const instant = toInstant(startsAt, timeZone)
  if (!instant) throw invalid('starts_at', texts.invalidStart)
  return instant.epochMs
}

function scheduleFields(problem: NonNullable<ReturnType<typeof checkSchedule>>): Record<string, Words> {
  return { [scheduleProblems[problem]]: say(`sms-broadcast:${problem}`) }
}

/** Messages per second by the campaign's own limit; undefined without one. */
export function rateOf(value: JsonObject): number | undefined {
  if (value['rate_limit_enabled'] !== true) return undefined
  const period = value['rate_limit_period']
  const count = Number(value['rate_limit_count'])
  if (period !== 'minute' && period !== 'hour' && period !== 'day') return undefined
  return flowOf({ count, period }, TICK_MS)
}

/** A refusal at one field. */
export function invalid(field: string, text: Words): Refusal {
  return new Refusal('invalid', { fields: { [field]: text } })
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function idOf(value: unknown): string | undefined {
  const { id } = objectOf(value)
  return typeof id === 'string' && UUID.test(id) ? id : undefined
}
