/** What a Sender ID's record says about its registration. */
export interface SenderRegistration {
  status: string
  is_supported?: boolean | null
  destinations?: readonly { country_code: string; status: string }[] | null
}

/** Why a Sender ID cannot be used for a destination country. */
export type SenderHurdle =
  | 'declined'
  | 'not-registered'
  | 'blocked-here'
  | 'declined-here'
  | 'unsupported'
  | 'in-review'
  | 'pending-here'

/** Why a Sender ID cannot be chosen for a template. */
export type TemplateHurdle = Exclude<SenderHurdle, 'in-review' | 'pending-here'>

/**
 * Decides whether messages may be sent from a Sender ID to a country: it is registered itself and registered there.
 * Broadcasts, tests, codes and every batch ask this, so that none is more generous than another.
 * @param sender undefined when the account has no such Sender ID
 * @returns undefined when it may be used
 */
export function senderHurdle(
  sender: SenderRegistration | undefined,
  countryCode: string,
): SenderHurdle | undefined {
  if (!sender) return 'not-registered'
  if (sender.status === 'declined') return 'declined'
  const here = sender.destinations?.find(({ country_code }) => country_code === countryCode)?.status
  if (here === undefined) return 'not-registered'
  if (here === 'blocked') return 'blocked-here'
  if (here === 'declined') return 'declined-here'
  if (sender.is_supported === false) return 'unsupported'
  if (sender.status !== 'approved') return 'in-review'
  if (here !== 'approved') return 'pending-here'
  return undefined
}

/**
 * Decides whether a template may be prepared for a Sender ID: as `senderHurdle`, but a registration that is in
 * progress, of the Sender ID or of the country, is no hurdle. Nothing is sent before it ends.
 * @param sender undefined when the account has no such Sender ID
 */
export function templateHurdle(
  sender: SenderRegistration | undefined,
  countryCode: string,
): TemplateHurdle | undefined {
  const hurdle = senderHurdle(sender, countryCode)
  return hurdle === 'in-review' || hurdle === 'pending-here' ? undefined : hurdle
}

/** The registration a template shows for a Sender ID: what the carrier said of the pair, unless the Sender ID itself is held up. */
export function pairingStatus(hurdle: SenderHurdle | undefined, pairing: string): string {
  if (hurdle === undefined || pairing === 'declined') return pairing
  if (hurdle === 'in-review') return 'in review'
  return hurdle === 'pending-here' ? 'pending' : 'declined'
}
