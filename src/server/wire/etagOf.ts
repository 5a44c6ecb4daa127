import { createHash } from 'node:crypto'

/** A serialized response. */
export interface TaggedText {
  text: string
  etag: string
}

const written = new WeakMap<object, TaggedText & { userId: string }>()

/** The ETag of a response to a user. */
export function etagOf(userId: string, text: string): string {
  return `W/"${createHash('sha256').update(userId).update(text).digest('base64url').slice(0, 22)}"`
}

/** JSON text and ETag of a response, serialized once per object, which must not change afterwards. */
export function tagAnswer(userId: string, body: object): TaggedText {
  const known = written.get(body)
  if (known?.userId === userId) return known
  const text = JSON.stringify(body)
  const answer = { userId, text, etag: etagOf(userId, text) }
  written.set(body, answer)
  return answer
}
