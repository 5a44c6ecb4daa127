import { createHmac } from 'node:crypto'

/** As the definition has secrets made. */
const PREFIX = 'whsec_'

/**
 * Headers by which receivers know a message for ours and for new, as Standard Webhooks has them: HMAC-SHA256 of ID,
 * time and body, one signature for each secret that works.
 * @param secrets `whsec_` and the key in base64
 */
export function signMessage(
  secrets: readonly string[],
  id: string,
  body: string,
  nowMs: number,
): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
