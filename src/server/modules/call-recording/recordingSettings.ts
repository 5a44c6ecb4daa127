import { sql } from 'kysely'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import { feeOf, RECORDING } from './recordingFees.ts'

const MONTHS_AT_FIRST = 3

/** The fees of recordings, and how long the account keeps them. */
export function recordingSettings({ published }: Pick<ModuleContext, 'published'>): Behaviour {
  return {
    resource: 'recording-settings',
    singleton: {
      async read(query, { accountId }, forUpdate) {
        if (forUpdate)
          await sql`
            insert into recording_setting (account_id, store_months) values (${accountId}, ${MONTHS_AT_FIRST})
            on conflict do nothing`.execute(query)
        const { rows } = await sql<{ months: number; version: number }>`
          select store_months as months, version from recording_setting
          where account_id = ${accountId} ${forUpdate ? sql`for update` : sql``}`.execute(query)
        const { rows: stored } = await sql<{ recordings: number; minutes: number }>`
          select count(*)::int as recordings,
                 coalesce(sum(ceil((doc->>'seconds')::float8 / 60)), 0)::int as minutes
          from record where account_id = ${accountId} and entity = ${RECORDING}`.execute(query)
        const { months = MONTHS_AT_FIRST, version = 1 } = rows[0] ?? {}
        return {
          id: accountId,
          version,
          doc: {
            recording_store_months: months,
            recording_fee: feeOf(published(), 'recording'),
            storage_fee: feeOf(published(), 'storage'),
            ...stored[0],
          },
        }
      },
      async write(query, { accountId }, _record, { recording_store_months: months }) {
        await sql`
          update recording_setting set store_months = ${Number(months)}, version = version + 1
          where account_id = ${accountId}`.execute(query)
      },
    },
  }
}
