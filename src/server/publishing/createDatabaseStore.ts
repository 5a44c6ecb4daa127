import { sql, type Generated } from 'kysely'
import type { OwnerFiles } from '../../language/DefinitionCompiler.ts'
import type { Channel, Database, Query } from '../storage/database.ts'
import type { Json } from '../storage/tables.ts'
import type { PublicationCause } from '../../language/publishing.ts'
import { REMOVED, type PublicationStore } from './PublicationStore.ts'

declare module '../storage/tables.ts' {
  interface Tables {
    published_version: {
      owner: string
      version: string
      files: Json<OwnerFiles>
      created_at: DefaultTimestamp
    }
    publication: {
      id: Generated<number>
      owner: string
      version: string | null
      seen: string | null
      cause: PublicationCause
      published_by: string | null
      published_at: DefaultTimestamp
    }
  }
}

const channel: Channel = 'patchbay_definitions'
const lockKey = 727_276
/** Older publications of an owner are forgotten, and the versions nobody names any more. */
export const KEPT_PUBLICATIONS = 200

/** Publications in the database, which all processes of one database share. */
export function createDatabaseStore(database: Database): PublicationStore {
  return {
    latest: () =>
      database.system(async (query) => {
        const rows = await query
          .selectFrom('publication')
          .distinctOn('owner')
          .selectAll()
          .orderBy('owner')
          .orderBy('id', 'desc')
          .execute()
        const newest = rows.toSorted((a, b) => b.id - a.id)[0]
        return {
          number: newest?.id ?? 0,
          publishedAt: newest?.published_at ?? new Date(),
          owners: Object.fromEntries(
            rows.map(({ owner, version, seen, cause, published_by: by }) => [
              owner,
              { owner, version, seen, cause, ...(by === null ? {} : { by }) },
            ]),
          ),
        }
      }),
    number: () => database.system(lastId),
    files: (owner, version) =>
      database.system(async (query) => {
        const row = await query
          .selectFrom('published_version')
          .select('files')
          .where('owner', '=', owner)
          .where('version', '=', version)
          .executeTakeFirst()
        return row?.files
      }),
    async publish(base, publications, files) {
      const published = await database.systemTransaction(async (query) => {
        await sql`select pg_advisory_xact_lock(${lockKey}::int)`.execute(query)
        if ((await lastId(query)) !== base) return undefined
        for (const each of files) {
          await query
            .insertInto('published_version')
            .values({ ...each, files: JSON.stringify(each.files) })
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        }
        for (const { owner, version, seen, cause, by } of publications) {
          await query
            .insertInto('publication')
            .values({ owner, version, seen, cause, published_by: by ?? null })
            .execute()
          await forgetOld(query, owner)
        }
        return lastId(query)
      })
      if (published === undefined) return false
      // Processes that miss it look for themselves after a while.
      await database.notify(channel, String(published)).catch(() => undefined)
      return true
    },
    history: (owner) =>
      database.system(async (query) => {
        const rows = await query
          .selectFrom('publication')
          .selectAll()
          .where('owner', '=', owner)
          .orderBy('id', 'desc')
          .execute()
        return rows.map(({ version, published_at: at, cause, published_by: by }, index) => ({
          version: version ?? REMOVED,
          publishedAt: at.toISOString(),
          cause,
          ...(by === null ? {} : { by }),
          current: index === 0,
        }))
      }),
    onPublished: (listener) => database.listen(channel, () => listener()),
  }
}

async function lastId(query: Query): Promise<number> {
  const row = await query
    .selectFrom('publication')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}

async function forgetOld(query: Query, owner: string): Promise<void> {
  const oldest = await query
    .selectFrom('publication')
    .select('id')
    .where('owner', '=', owner)
    .orderBy('id', 'desc')
    .offset(KEPT_PUBLICATIONS)
    .limit(1)
    .executeTakeFirst()
  if (oldest === undefined) return
  await query.deleteFrom('publication').where('owner', '=', owner).where('id', '<=', oldest.id).execute()
  await query
    .deleteFrom('published_version')
    .where('owner', '=', owner)
    .where('version', 'not in', (kept) =>
      kept
        .selectFrom('publication')
        .select('publication.version')
        .where('publication.owner', '=', owner)
        .where('publication.version', 'is not', null),
    )
    .execute()
}
