import { isRegistrationStatus } from '../common/registration.ts'
import type { RegistrationStatus } from '../common/registration.ts'
import type { Sender } from './Sender.ts'

export interface SenderUse {
  status: RegistrationStatus
  /** Why it cannot be chosen; undefined when it can. */
  because?: string
  /** Worth knowing though it can be chosen. */
  note?: string
}

/**
 * Whether a Sender ID may be chosen for a template of a country: its destination is neither blocked nor declined,
 * and it is not declined itself (doc1 §4). One that still waits may be chosen; it sends once it is approved.
 */
export function senderUse(sender: Sender, countryCode: string): SenderUse {
  const own = isRegistrationStatus(sender.status) ? sender.status : 'pending'
  if (own === 'declined') {
    return {
      status: 'declined',
      because: sender.reason ? `Declined: ${sender.reason}` : 'This Sender ID is declined',
    }
  }
  const destination = sender.destinations?.find(({ country_code }) => country_code === countryCode)?.status
  if (destination === undefined) return { status: own, because: 'Not registered for this country' }
  const status = isRegistrationStatus(destination) ? destination : 'pending'
  if (status === 'blocked') return { status, because: 'Blocked in this country' }
  if (status === 'declined') return { status, because: 'Declined in this country' }
  if (sender.is_supported === false) return { status, because: 'No longer supported in this country' }
  if (own === 'in review') return { status: own, note: 'Can send once its review is done' }
  if (status === 'pending') return { status, note: 'Can send once the country approves it' }
  return { status }
}
