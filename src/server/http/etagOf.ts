import { createHash } from 'node:crypto'

/** The ETag of a user's answer. */
export function etagOf(userId: string, text: string): string {
  return `W/"${createHash('sha256').update(userId).update(text).digest('base64url').slice(0, 22)}"`
}
