import { createHash } from 'node:crypto'

/**
 * The id of a campaign's message to the contact at `index`: a uuid (version 8) made of both,
 * so that the same message always has the same id and a carrier takes it once.
 */
export function campaignMessageId(campaignId: string, index: number): string {
  const bytes = createHash('sha256').update(`${campaignId}:${index}`).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
