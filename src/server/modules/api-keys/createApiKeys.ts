import { sql } from 'kysely'
import { writeAudit } from '../../audit/index.ts'
import type { BearerKeys } from '../../auth/bearerKeys.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { findSecretHolder } from '../../resources/records/madeSecrets.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import { ENTITY } from './expireKeyJob.ts'

/** As the definition has them made. */
const KEY = /^pb_[\w-]{43}$/
/** Whether the user who made a key may act is asked of the user: the key's own state follows a moment later. */
const USABLE = new Set(['active', 'user-off'])
/** How often the last use is written at most. */
const NOTED_MS = 60_000
/** Keys whose last use is remembered. */
const REMEMBERED = 10_000

/** Keys by their secret: read for every call, so what was revoked works no more. */
export function createApiKeys({ database, text }: Pick<ModuleContext, 'database' | 'text'>): BearerKeys {
  const notedAt = new Map<string, number>()
  return {
    matches: (bearer) => KEY.test(bearer),
    find: (bearer) =>
      database.system(async (query) => {
        const found = await findSecretHolder(query, ENTITY, bearer)
        const record = found && (await readDocument(query, found.accountId, ENTITY, found.recordId))
        if (!found || !record || !USABLE.has(textOf(record.doc['status']))) return undefined
        const { scopes, maker, expires_at: end } = record.doc
        if (typeof end === 'string' && Date.parse(end) <= Date.now()) return undefined
        return {
          id: record.id,
          name: textOf(record.doc['label']),
          accountId: found.accountId,
          userId: textOf(objectOf(maker)['id']),
          scopes: Array.isArray(scopes) ? scopes.filter((each) => typeof each === 'string') : [],
        }
      }),
    async used({ id, name, accountId, userId }, address) {
      const now = Date.now()
      if (now - (notedAt.get(id) ?? 0) < NOTED_MS) return
      if (notedAt.size >= REMEMBERED) notedAt.clear()
      notedAt.set(id, now)
      await database.transaction(accountId, async (query) => {
        // Another process may have noted it.
        const due = await query
          .selectFrom('record')
          .select(sql<boolean>`doc->>'last_used_at' is null`.as('first'))
          .where('account_id', '=', accountId)
          .where('entity', '=', ENTITY)
          .where('id', '=', id)
          .where(
            sql<boolean>`coalesce((doc->>'last_used_at')::timestamptz < now() - make_interval(secs => ${NOTED_MS / 1000}::float8), true)`,
          )
          .executeTakeFirst()
        if (!due) return
        const use = { last_used_at: new Date(now).toISOString(), last_used_from: address.slice(0, 45) }
        await patchDocument(query, accountId, ENTITY, id, use, true)
        if (due.first)
          await writeAudit(query, {
            accountId,
            userId,
            kind: 'key-first-used',
            entity: ENTITY,
            recordId: id,
            record: `${text('api-keys:api-key')}: ${name}`,
          })
      })
    },
  }
}
