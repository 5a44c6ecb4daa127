export type { MessagingOptions } from './MessagingOptions.ts'
export { createSmsRate, type SmsRate } from './smsRates.ts'
export { startMessaging, type Messaging } from './startMessaging.ts'
