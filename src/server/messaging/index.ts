export type { MessagingOptions } from './MessagingOptions.ts'
export { startMessaging, type Messaging } from './startMessaging.ts'
