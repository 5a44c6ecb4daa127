import { countSegments, nonGsmCharacters } from '../../../domain/sms/index.ts'
import { isEmptyCell } from '../../../domain/contacts/isEmptyCell.ts'
import type { FileStore } from '../../files/index.ts'
import { planMessage, type CampaignPlan } from './campaignPlan.ts'
import { shortLinkSample } from './links/shortLinks.ts'
import { readUploadRows, type ReadyUpload } from './readUpload.ts'

/** Contacts whose messages are worth a look before sending. */
export interface PreviewStops {
  /** Rows looked at, from the first one on. */
  looked_at: number
  longest: { index: number; segments: number } | null
  /** A character outside the GSM alphabet makes the message Unicode. */
  unicode: { count: number; rows: number[] }
  /** A mapped cell is empty. */
  empty: { count: number; rows: number[] }
}

const MOST_ROWS = 20_000
const ROWS_AT_ONCE = 1000
const MOST_STOPS = 50

/** Looks through the messages of a contact file; of a very large one, through its first rows. */
export async function previewStops(
  { files, linkUrl }: { files: FileStore; linkUrl: string },
  accountId: string,
  upload: ReadyUpload,
  plan: CampaignPlan,
): Promise<PreviewStops> {
  const total = Math.min(MOST_ROWS, upload.result.valid)
  const unicode: number[] = []
  const empty: number[] = []
  let longest: { index: number; segments: number; units: number } | undefined
  for (let from = 0; from < total; from += ROWS_AT_ONCE) {
    const rows = await readUploadRows(files, accountId, upload, from, Math.min(ROWS_AT_ONCE, total - from))
    for (const [at, row] of rows.entries()) {
      const index = from + at
      if (plan.mappings.some(({ column }) => isEmptyCell(row[column] ?? ''))) empty.push(index)
      const body = planMessage(
        plan,
        row,
        () => 0,
        () => shortLinkSample(linkUrl),
      )?.body
      if (body === undefined) continue
      if (nonGsmCharacters(body).length > 0) unicode.push(index)
      const { segments, units } = countSegments(body)
      if (!longest || segments > longest.segments || (segments === longest.segments && units > longest.units))
        longest = { index, segments, units }
    }
  }
  return {
    looked_at: total,
    longest: longest ? { index: longest.index, segments: longest.segments } : null,
    unicode: { count: unicode.length, rows: unicode.slice(0, MOST_STOPS) },
    empty: { count: empty.length, rows: empty.slice(0, MOST_STOPS) },
  }
}
