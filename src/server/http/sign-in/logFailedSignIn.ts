import type { FastifyRequest } from 'fastify'
import { writeAudit } from '../../audit/index.ts'
import type { Person } from '../../auth/twoFactor.ts'
import type { Database } from '../../storage/database.ts'

/** Written after the answer, whose time would otherwise tell that there is such a person. */
export function logFailedSignIn(
  database: Database,
  request: FastifyRequest,
  { accountId, userId }: Person,
): void {
  void database
    .systemTransaction((query) => writeAudit(query, { accountId, userId, kind: 'sign-in-failed' }))
    .catch((error: unknown) => request.log.error({ err: error }, 'a failed sign-in was not logged'))
}
