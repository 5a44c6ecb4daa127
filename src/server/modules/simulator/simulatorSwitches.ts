import { sql } from 'kysely'
import type { Behaviour } from '../../resources/behaviour.ts'
import { textOf } from '../../storage/documentValues.ts'

const minutesOf = { none: 0, 'one-minute': 1, 'five-minutes': 5, 'fifteen-minutes': 15 } as const

interface SettingRow {
  version: number
  minutes: number
  until: Date | null
  fails_share: number
  fails_as: string
  declines_cards: boolean
  holds_receipts: boolean
  holds_reviews: boolean
}

/** What an account asks of its simulated outside world. */
export function simulatorSettings(): Behaviour {
  return {
    resource: 'simulator-settings',
    singleton: {
      async read(query, { accountId }, forUpdate) {
        if (forUpdate)
          await sql`insert into simulator_setting (account_id) values (${accountId}) on conflict do nothing`.execute(
            query,
          )
        const { rows } = await sql<SettingRow>`
          select version, outage_minutes as minutes, fails_share, fails_as, declines_cards, holds_receipts, holds_reviews,
            case when outage_until > now() then outage_until end as until
          from simulator_setting where account_id = ${accountId} ${forUpdate ? sql`for update` : sql``}`.execute(
          query,
        )
        const [row] = rows
        const minutes = row?.until ? row.minutes : 0
        return {
          id: accountId,
          version: row?.version ?? 1,
          doc: {
            outage: Object.entries(minutesOf).find(([, value]) => value === minutes)?.[0] ?? 'none',
            outage_until: row?.until?.toISOString() ?? null,
            fails_share: row?.fails_share ?? 0,
            fails_as: row?.fails_as ?? 'undelivered',
            declines_cards: row?.declines_cards ?? false,
            holds_receipts: row?.holds_receipts ?? false,
            holds_reviews: row?.holds_reviews ?? false,
          },
        }
      },
      async write(query, { accountId }, { doc }, value) {
        const minutes = minutesOf[value['outage'] as keyof typeof minutesOf]
        // What was not changed goes on as it was.
        const until =
          value['outage'] === doc['outage']
            ? sql`outage_until`
            : minutes === 0
              ? sql`null`
              : sql`now() + make_interval(mins => ${minutes}::int)`
        await sql`
          update simulator_setting set version = version + 1, outage_minutes = ${minutes}, outage_until = ${until},
            fails_share = ${Number(value['fails_share'])}, fails_as = ${textOf(value['fails_as'])},
            declines_cards = ${value['declines_cards'] === true}, holds_receipts = ${value['holds_receipts'] === true},
            holds_reviews = ${value['holds_reviews'] === true}
          where account_id = ${accountId}`.execute(query)
      },
    },
  }
}
