import type { TextKey } from '../../../language/portal.ts'

export const WEBHOOK = 'webhook'

/** Type of the event that people send themselves. */
export const TEST_EVENT = 'webhook.test'

/** Account setting that is an address → what is sent there. */
export const settingEvents = {
  sms: ['sms-message.received'],
  dlr: ['sms-message.receipt'],
  sms_relay_url: ['sms-message.received', 'sms-message.sent'],
} as const

export type WebhookSetting = keyof typeof settingEvents

/** What its webhook is called. */
export const settingNames: Record<WebhookSetting, TextKey> = {
  sms: 'webhooks:setting-sms',
  dlr: 'webhooks:setting-dlr',
  sms_relay_url: 'webhooks:setting-relay',
}

/** One attempt to deliver, as the delivery log shows it. */
export type LoggedAttempt = {
  /** ISO 8601 UTC */
  at: string
  /** Of the response; missing without one. */
  status?: number
  reason?: string
  duration_ms: number
  answer?: string
}
