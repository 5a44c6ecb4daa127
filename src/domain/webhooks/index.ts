export { isWebhookUrl } from './isWebhookUrl.ts'
