import { Readable } from 'node:stream'
import { Refusal, type Wording } from '../../errors.ts'
import type { EndpointHandler, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument, readDocument, requireDocument } from '../../storage/documents.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { describeUpload } from './contactEndpoints.ts'
import { readUpload, type ContactUpload } from './readUpload.ts'
import { campaignReport } from './campaignReport.ts'
import { recipientsFile } from './recipientsFile.ts'
import { prepareResend } from './prepareResend.ts'
import type { SendingOptions } from './SendingOptions.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const LONGEST_NAME = 128
/** What a copy takes over as it is. */
const copied = [
  'sender_id',
  'mappings',
  'mappingValues',
  'rate_limit_enabled',
  'rate_limit_count',
  'rate_limit_period',
  'window_enabled',
  'window_from',
  'window_to',
  'window_days',
]

/** Calls about one broadcast: what became of it, a new one made of it, and putting it away. */
export function copyEndpoints(options: SendingOptions): Record<string, EndpointHandler> {
  const { database, text } = options

  function archive(archived: boolean): EndpointHandler {
    return async ({ caller: { accountId }, params }) => {
      await database.transaction(accountId, async (query) => {
        const { id, doc } = await readCampaign(query, accountId, params['id'], true)
        if (doc['status'] !== 'completed' && doc['status'] !== 'canceled')
          throw new Refusal('operation-not-allowed')
        await patchDocument(query, accountId, 'sms-campaign', id, { archived }, true)
      })
      return { body: { success: true } }
    }
  }

  return {
    archive: archive(true),
    unarchive: archive(false),

    copy: ({ caller: { accountId }, params }) =>
      database.read(accountId, async (query) => {
        const { doc } = await readCampaign(query, accountId, params['id'])
        const found = await readUpload(query, accountId, doc['contacts'])
        const upload = (await isResent(query, accountId, found)) ? undefined : found
        const name = nameOfCopy(text('sms-broadcast:copy-name', { name: textOf(doc['name']) }))
        return { body: await valuesOfCopy(query, accountId, doc, upload, { name, text }) }
      }),

    report: ({ caller: { accountId }, params }) =>
      database.read(accountId, async (query) => {
        const campaign = await readCampaign(query, accountId, params['id'])
        return { body: await campaignReport(query, accountId, campaign, text) }
      }),

    async recipients({ caller: { accountId, permissions }, params }) {
      const campaign = await database.read(accountId, (query) => readCampaign(query, accountId, params['id']))
      const stream = Readable.from(
        recipientsFile(options, accountId, campaign, permissions.has('CdrShowPrices')),
      )
      return { stream, type: 'text/csv; charset=utf-8', filename: 'recipients.csv' }
    },

    async resend({ caller: { accountId }, params, signal }) {
      const campaign = await database.read(accountId, (query) => readCampaign(query, accountId, params['id']))
      const upload = await prepareResend(options, accountId, campaign, signal)
      const name = nameOfCopy(text('sms-broadcast:resend-name', { name: textOf(campaign.doc['name']) }))
      const body = await database.read(accountId, (query) =>
        valuesOfCopy(query, accountId, campaign.doc, upload, { name, text }),
      )
      return { body }
    },
  }
}

function readCampaign(query: Query, accountId: string, id = '', lock = false): Promise<StoredRecord> {
  return requireDocument(query, accountId, 'sms-campaign', id, lock)
}

/** Whether those who failed were messaged again already, which a broadcast to this file would be refused for. */
async function isResent(
  query: Query,
  accountId: string,
  upload: ContactUpload | undefined,
): Promise<boolean> {
  if (upload?.resends === undefined) return false
  const former = await readDocument(query, accountId, 'sms-campaign', upload.resends)
  return Boolean(former?.doc['resent'])
}

/** As long as names may be. */
export function nameOfCopy(name: string): string {
  return name.slice(0, LONGEST_NAME).trim()
}

/** What the form of a copy starts with; a contact file or template that is gone is left to choose. */
async function valuesOfCopy(
  query: Query,
  accountId: string,
  doc: JsonObject,
  upload: ContactUpload | undefined,
  { name, text }: { name: string; text: Wording },
): Promise<Record<string, unknown>> {
  const file = upload?.state === 'done' ? describeUpload(upload, text) : undefined
  const templateId = textOf(objectOf(doc['template'])['id'])
  const template = UUID.test(templateId)
    ? await readDocument(query, accountId, 'sms-template', templateId)
    : undefined
  const isUsable = file !== undefined && template?.doc['status'] === 'approved'
  return {
    name,
    contacts: file ? upload?.id : null,
    contacts_count: file?.['valid'] ?? null,
    contacts_filename: file?.['filename'] ?? null,
    country: file?.['country'] ?? null,
    country_code: file?.['country_code'] ?? null,
    values: file?.['values'] ?? null,
    headers: file?.['headers'] ?? null,
    empty_cells: file?.['empty_cells'] ?? null,
    template: isUsable
      ? {
          id: templateId,
          name: textOf(template.doc['name']),
          text: textOf(template.doc['text']),
          short_url_enabled: template.doc['short_url_enabled'] === true,
        }
      : null,
    ...Object.fromEntries(copied.map((field) => [field, (isUsable ? doc[field] : undefined) ?? null])),
  }
}
