import type { Caller, OwnSessions } from '../resources/behaviour.ts'
import type { Sessions } from './sessions/Sessions.ts'

/** What a person may do with their sessions. */
export function ownSessions(sessions: Sessions, { accountId, userId, sessionId }: Caller): OwnSessions {
  return {
    async list() {
      const lines = await sessions.list(accountId, userId)
      return lines.map((line) => ({ ...line, current: line.id === sessionId }))
    },
    end: (id) => sessions.endOne(accountId, userId, id),
    endOthers: (change) => sessions.endAll(accountId, userId, sessionId, change),
  }
}
