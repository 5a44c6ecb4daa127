import { templateHurdle, type TemplateHurdle } from '../../domain/sms/index.ts'
import { isRegistrationStatus, type RegistrationStatus } from '../common/registration.ts'
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
}

const reasons: Record<TemplateHurdle, string> = {
  declined: 'portal:sender-table-declined',
  'not-registered': 'portal:sender-table-unregistered',
  'blocked-here': 'portal:sender-table-blocked-here',
  'declined-here': 'portal:sender-table-declined-here',
  unsupported: 'portal:sender-table-unsupported',
}

/** How a Sender ID's registration for a country is shown, and why it cannot be chosen when it cannot. */
export function senderUse(sender: Sender, countryCode: string): SenderUse {
  const hurdle = templateHurdle(sender, countryCode)
  const here = sender.destinations?.find(({ country_code }) => country_code === countryCode)?.status
  const isWaiting = hurdle === undefined && sender.status !== 'approved'
  const isOwn = hurdle === 'declined' || isWaiting || here === undefined
  const shown = isOwn ? sender.status : here
  const status = isRegistrationStatus(shown) ? shown : 'pending'
  if (hurdle === undefined) return { status }
  if (hurdle === 'declined' && sender.reason) {
    const params = { reason: sender.reason }
    return { status, because: { key: 'portal:sender-table-declined-because', params } }
  }
  return { status, because: { key: reasons[hurdle] } }
}
