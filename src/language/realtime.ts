import type { PublishStatus } from './publishing.ts'

/** Where server and browser meet; a websocket and nothing else. */
export const realtimePath = '/api/site/realtime'

/** The one table of what the server tells open browsers. Browsers tell nothing: that is what the API is for. */
export interface RealtimeEvents {
  /** To everybody, and first on every connection: the version that is served. */
  'definitions.published': { version: string }
  /** To operators: after each publication, refusal and rollback, and first on every connection. */
  'definitions.status': PublishStatus
  /**
   * To a user: `GET /config` answers differently now. `etag` is the new answer's, so one who has it need not ask.
   * The answer itself is not sent: it stays behind the permissions and limits of the API.
   */
  'user.config': { etag: string }
  /** To a user: `GET /notifications` answers differently now; `etag` as above. */
  'notifications.changed': { etag: string }
  /** To a user: `GET /tasks/{id}` answers differently now; at most twice a second. */
  'task.changed': { id: string }
  /**
   * To a user: a manager answered a support ticket. The words are read from the API.
   * `unread_replies` is of all the user's tickets, for the badge.
   */
  'support-portal.manager.reply': {
    ticket_id: string
    reply_id: string
    replied_at: string
    unread_replies: number
  }
}

export type RealtimeEvent = keyof RealtimeEvents

/** Why a connection is refused, in `connect_error`; the same codes as the API's errors. */
export type RealtimeRefusal = 'signed-out' | 'too-many-requests'
