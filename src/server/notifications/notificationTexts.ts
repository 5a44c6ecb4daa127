import { formatMoney } from '../../shared/numbers.ts'
import type { NotificationText } from './postNotification.ts'

const broadcasts = '/sms-broadcast/campaigns'
const templates = '/sms-broadcast/templates'

/** Every notification this server posts: the words, and where their buttons lead. */
export const notificationTexts = {
  templateApproved: ({ id, name }: { id: string; name: string }): NotificationText => ({
    kind: 'template-approved',
    style: 'success',
    title: 'Template approved',
    description: `“${name}” can be used in broadcasts now.`,
    button: { title: 'View template', url: `${templates}/view/${id}` },
  }),
  templateDeclined: ({
    id,
    name,
    reason,
  }: {
    id: string
    name: string
    reason: string
  }): NotificationText => ({
    kind: 'template-declined',
    style: 'error',
    title: 'Template declined',
    description: reason === '' ? `“${name}” was declined.` : `“${name}” was declined: ${reason}`,
    button: { title: 'View template', url: `${templates}/view/${id}` },
  }),
  campaignCompleted: ({ name, sent, optedOut }: CampaignFigures): NotificationText => ({
    kind: 'campaign-completed',
    style: 'success',
    title: 'Broadcast completed',
    description: `“${name}” was sent to ${recipients(sent)}${optedOut > 0 ? `; ${count(optedOut)} had opted out` : ''}.`,
    button: { title: 'View broadcasts', url: broadcasts },
  }),
  campaignOutOfBalance: ({ name, sent }: CampaignFigures): NotificationText => ({
    kind: 'campaign-out-of-balance',
    style: 'error',
    title: 'Broadcast paused: no balance left',
    description: `“${name}” stopped after ${recipients(sent)}. Top up your account, then resume it.`,
    button: { title: 'View broadcasts', url: broadcasts },
  }),
  campaignFailing: ({ name }: CampaignFigures): NotificationText => ({
    kind: 'campaign-failing',
    style: 'warning',
    title: 'Broadcast paused: many messages fail',
    description: `“${name}” was paused because too many of its messages were not delivered. Check its contacts and Sender ID before you resume it.`,
    button: { title: 'View broadcasts', url: broadcasts },
  }),
  lowBalance: ({ balance, currency }: { balance: number; currency: string }): NotificationText => ({
    kind: 'low-balance',
    style: 'warning',
    title: 'Your balance is low',
    description: `${formatMoney(balance, currency)} is left. Sending stops when it is used up.`,
  }),
  newDevice: ({ device, address }: { device: string; address: string }): NotificationText => ({
    kind: 'new-device',
    style: 'warning',
    title: 'Sign-in from a new device',
    description: `You signed in with ${device} from ${address}. If it was not you, change your password at once.`,
  }),
} as const

export interface CampaignFigures {
  name: string
  sent: number
  optedOut: number
}

function recipients(number: number): string {
  return `${count(number)} ${number === 1 ? 'recipient' : 'recipients'}`
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}
