import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { RequestActor } from '../../audit/index.ts'
import type { Caller } from '../../resources/behaviour.ts'
import type { ResourceRoute } from '../../resources/routes/ResourceRoute.ts'
import type { Database } from '../../storage/database.ts'

/** Somebody who hasn't signed in. */
export function strangerOf(request: FastifyRequest): RequestActor {
  return { address: request.ip, device: request.headers['user-agent'] ?? '' }
}

/** Who makes a request, for the audit log. A master's user is unknown to the account they work in. */
export async function actorOf(
  database: Database,
  request: FastifyRequest,
  { userId, keyName, master }: Caller,
  kind: ResourceRoute['kind'],
): Promise<RequestActor> {
  const stranger = strangerOf(request)
  if (!master) return { ...stranger, userId, ...(keyName !== undefined && { keyName }) }
  const person =
    kind === 'write'
      ? await database.system((query) =>
          query
            .selectFrom('app_user')
            .select(sql<string>`coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)`.as('name'))
            .where('account_id', '=', master.accountId)
            .where('id', '=', master.userId)
            .executeTakeFirst(),
        )
      : undefined
  return { ...stranger, userId: master.userId, isMaster: true, ...(person && { name: person.name }) }
}
