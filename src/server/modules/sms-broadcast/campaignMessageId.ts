import { hashedUuid } from '../../storage/hashedUuid.ts'

/**
 * The id of a campaign's message to the contact at `index`, made of both, so that the same message always has the same
 * id and a carrier takes it once.
 */
export function campaignMessageId(campaignId: string, index: number): string {
  return hashedUuid(`${campaignId}:${index}`)
}
