import type { Endpoints } from '../../../generated/modules/security.types.ts'
import { Refusal } from '../../errors.ts'
import { typedEndpoints, type Behaviour } from '../../resources/behaviour.ts'
import { isUuid } from '../../storage/documentValues.ts'

/** Where the person is signed in. */
export function userSession(): Behaviour {
  return {
    resource: 'user-session',
    endpoints: typedEndpoints<Endpoints['user-session']>({
      list: async ({ sessions }) => ({ body: { sessions: await sessions.list() } }),

      async end({ sessions, params }) {
        const id = params['id'] ?? ''
        if (!isUuid(id) || !(await sessions.end(id))) throw new Refusal('not-found')
        return { body: { success: true } }
      },

      'end-others': async ({ sessions }) => ({ body: { ended: await sessions.endOthers() } }),
    }),
  }
}
