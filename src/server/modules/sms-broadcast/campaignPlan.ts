import {
  countSegments,
  previewShortLinks,
  renderTemplate,
  SHORT_LINK_SAMPLE,
  valuesOfRow,
  type RowMapping,
} from '../../../domain/sms/index.ts'
import type { SmsRate } from './smsRates.ts'

/** What a campaign says and to where, as it was when it was made. */
export interface CampaignPlan {
  text: string
  shortUrl: boolean
  /** Title of the Sender ID. */
  sender: string
  countryCode: string
  mappings: RowMapping[]
  /** When the balance is used up the campaign is completed, and the rest is not sent. */
  sendCovered?: boolean
}

/** One message of a campaign, ready to be sent. */
export interface PlannedMessage {
  to: string
  body: string
  segments: number
  /** micro-units */
  price: number
}

/**
 * Writes the message for a row of the contact file.
 * @param code six characters that make the short links of this message its own; absent for previews and estimates
 * @returns undefined for a contact the mapping skips because a cell is empty
 */
export function planMessage(
  plan: CampaignPlan,
  row: readonly string[],
  smsRate: SmsRate,
  code?: string,
): PlannedMessage | undefined {
  const values = valuesOfRow(plan.mappings, row)
  if (!values) return undefined
  const text = renderTemplate(plan.text, values)
  const body = plan.shortUrl ? withShortLinks(text, code) : text
  const { segments } = countSegments(body)
  return { to: row[0] ?? '', body, segments, price: segments * smsRate(plan.countryCode) }
}

function withShortLinks(text: string, code: string | undefined): string {
  const shown = previewShortLinks(text)
  if (code === undefined) return shown
  return shown.replaceAll(SHORT_LINK_SAMPLE, SHORT_LINK_SAMPLE.slice(0, -code.length) + code)
}
