import { isRegistrationStatus } from '../common/registration.ts'
import type { RegistrationStatus } from '../common/registration.ts'
import type { Sender } from './Sender.ts'

/** A text with its values. */
export interface Remark {
  key: string
  params?: Record<string, string>
}

export interface SenderUse {
  status: RegistrationStatus
  /** Why it cannot be chosen; undefined when it can. */
  because?: Remark
  /** Worth knowing though it can be chosen. */
  note?: Remark
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
      because: sender.reason
        ? { key: 'portal:sender-table-declined-because', params: { reason: sender.reason } }
        : { key: 'portal:sender-table-declined' },
    }
  }
  const destination = sender.destinations?.find(({ country_code }) => country_code === countryCode)?.status
  if (destination === undefined) return { status: own, because: { key: 'portal:sender-table-unregistered' } }
  const status = isRegistrationStatus(destination) ? destination : 'pending'
  if (status === 'blocked') return { status, because: { key: 'portal:sender-table-blocked-here' } }
  if (status === 'declined') return { status, because: { key: 'portal:sender-table-declined-here' } }
  if (sender.is_supported === false) return { status, because: { key: 'portal:sender-table-unsupported' } }
  if (own === 'in review') return { status: own, note: { key: 'portal:sender-table-after-review' } }
  if (status === 'pending') return { status, note: { key: 'portal:sender-table-after-approval' } }
  return { status }
}
