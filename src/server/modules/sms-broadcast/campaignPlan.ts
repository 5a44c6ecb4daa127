import {
  countSegments,
  renderTemplate,
  SHORT_LINK_SAMPLE,
  shortenLinks,
  valuesOfRow,
  type RowMapping,
} from '../../../domain/sms/index.ts'
import type { SendingWindow } from '../../../domain/schedule/index.ts'
import type { SmsRate } from './smsRates.ts'

/** What a campaign says and to where, as it was when it was made. */
export interface CampaignPlan {
  text: string
  shortUrl: boolean
  /** Title of the Sender ID. */
  sender: string
  countryCode: string
  /** The Sender ID is a number of a 10DLC campaign. */
  isTenDlc?: boolean
  mappings: RowMapping[]
  /** When the balance is used up the campaign is completed, and the rest is not sent. */
  sendCovered?: boolean
  /** When recipients may be messaged, by their clocks; always without one. */
  window?: SendingWindow
}

/** One message of a campaign, ready to be sent. */
export interface PlannedMessage {
  to: string
  body: string
  segments: number
  /** micro-units, with the carriers' fee */
  price: number
  /** What of it is the carriers' fee for messages of 10DLC campaigns. */
  carrierFee: number
}

/**
 * Writes the message for a row of the contact file.
 * @param shortLink writes a short link by its number in the text; for previews and estimates a sample as long as every one
 * @returns undefined for a contact the mapping skips because a cell is empty
 */
export function planMessage(
  plan: CampaignPlan,
  row: readonly string[],
  smsRate: SmsRate,
  shortLink: (link: number) => string = () => SHORT_LINK_SAMPLE,
): PlannedMessage | undefined {
  const values = valuesOfRow(plan.mappings, row)
  if (!values) return undefined
  const body = renderTemplate(plan.shortUrl ? shortenLinks(plan.text, shortLink) : plan.text, values)
  const { segments } = countSegments(body)
  const { price, carrierFee } = segmentPrice(plan, smsRate)
  return {
    to: row[0] ?? '',
    body,
    segments,
    price: segments * price,
    carrierFee: segments * carrierFee,
  }
}

/** What one segment costs now, in micro-units; the price has the carriers' fee in it. */
export function segmentPrice(
  { countryCode, isTenDlc = false }: Pick<CampaignPlan, 'countryCode' | 'isTenDlc'>,
  smsRate: SmsRate,
): { price: number; carrierFee: number } {
  const carrierFee = isTenDlc ? smsRate(countryCode, 'ten-dlc') : 0
  return { price: smsRate(countryCode) + carrierFee, carrierFee }
}
