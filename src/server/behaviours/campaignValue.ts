import { checkMapping, variableNames } from '../../domain/sms/index.ts'
import { checkSchedule, scheduleProblems, toInstant } from '../../domain/schedule/index.ts'
import { Refusal } from '../errors.ts'
import type { CampaignPlan } from '../messaging/campaignPlan.ts'
import { contactsProblem, contactsTexts, readUpload, type ContactUpload } from '../messaging/readUpload.ts'
import { objectOf, objectsOf, textOf } from '../messaging/documentValues.ts'
import { flowOf } from '../messaging/takeTokens.ts'
import { TICK_MS } from '../messaging/MessagingOptions.ts'
import type { StoredRecord } from '../resources/behaviour.ts'
import type { Query } from '../storage/database.ts'
import { readDocument } from '../storage/documents.ts'
import type { JsonObject } from '../storage/tables.ts'

const texts = {
  otherCountry: 'This template is for another country',
  template: 'No approved templates for the destination country.',
  sender: 'No Sender IDs are allow-listed for the selected template',
  mapping: 'Variables and columns must be mapped one to one',
  invalidStart: 'Please enter start time of campaign',
} as const

/** What a campaign's ids stand for, found in the account and checked against one another. */
export interface CampaignParts {
  upload: ContactUpload
  template: StoredRecord
  sender: { id: string; title: string }
  plan: CampaignPlan
}

/**
 * Resolves contact file, template, Sender ID and mapping of a campaign that is to be created, estimated or tried.
 * @throws Refusal 'invalid' with the field that is wrong; the parts of another account are not found
 */
export async function resolveCampaign(
  query: Query,
  accountId: string,
  value: JsonObject,
): Promise<CampaignParts> {
  const upload = await readUpload(query, accountId, value['contacts'])
  const problem = contactsProblem(upload)
  if (!upload?.result || problem !== undefined) throw invalid('contacts', problem ?? contactsTexts.missing)
  const template = await readTemplate(query, accountId, value)
  const countryCode = upload.result.country_code ?? ''
  if (template?.doc['status'] !== 'approved') throw invalid('template', texts.template)
  if (isForAnotherCountry(template, countryCode)) throw invalid('template', texts.otherCountry)
  const senderId = idOf(value['sender_id'])
  const sender = objectsOf(template.doc['sender_ids']).find(
    ({ id, status }) => id === senderId && status === 'approved',
  )
  if (!sender) throw invalid('sender_id', texts.sender)
  const text = textOf(template.doc['text'])
  const mappings = objectsOf(value['mappings']).map(({ variable, column }) => ({
    variable: textOf(variable),
    column: Number(column),
  }))
  const columns = upload.result.columns
  if (
    checkMapping(variableNames(text), mappings).length > 0 ||
    mappings.some(({ column }) => column >= columns)
  ) {
    throw invalid('mappings', texts.mapping)
  }
  const title = textOf(sender['title'])
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
    },
  }
}

/**
 * What a contact file says of a campaign, whatever else the campaign lacks.
 * @returns nothing without a contact file
 * @throws Refusal 'invalid' when the file cannot be used, or the template is for another country than the file
 */
export async function deriveFromContacts(
  query: Query,
  accountId: string,
  value: JsonObject,
): Promise<JsonObject> {
  const { contacts } = value
  if (typeof contacts !== 'string' || contacts === '') return {}
  const upload = await readUpload(query, accountId, contacts)
  const problem = contactsProblem(upload)
  if (!upload?.result || problem !== undefined) throw invalid('contacts', problem ?? contactsTexts.missing)
  const { result } = upload
  const template = await readTemplate(query, accountId, value)
  if (template && isForAnotherCountry(template, result.country_code ?? ''))
    throw invalid('template', texts.otherCountry)
  return {
    contacts_count: result.valid,
    contacts_filename: upload.filename,
    country: result.country ?? '',
    country_code: result.country_code ?? '',
    values: result.values,
    headers: result.headers,
  }
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

function scheduleFields(problem: NonNullable<ReturnType<typeof checkSchedule>>): Record<string, string> {
  const { field, text } = scheduleProblems[problem]
  return { [field]: text }
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
export function invalid(field: string, text: string): Refusal {
  return new Refusal('invalid', { fields: { [field]: text } })
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function idOf(value: unknown): string | undefined {
  const { id } = objectOf(value)
  return typeof id === 'string' && UUID.test(id) ? id : undefined
}
