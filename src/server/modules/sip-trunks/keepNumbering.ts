import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { phoneAutomaton } from '../../../domain/phone/phoneAutomaton.ts'
import { minuteRate } from '../../../domain/prices/index.ts'
import type { Work } from '../../host/ServerModule.ts'
import type { PublishedPortal } from '../../resources/PublishedPortal.ts'
import type { Database, Query } from '../../storage/database.ts'

type Catalogues = PublishedPortal['portal']['catalogues']

/** Puts the numbering plans and the prices of the day where a SIP edge reads them, if they are others. */
export async function writeNumbering(query: Query, catalogues: Catalogues, atMs = Date.now()): Promise<void> {
  const rows = numberingOf(catalogues, atMs)
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('base64')
  const present = await sql<{ digest: string }>`select digest from sip_edge.numbering`.execute(query)
  if (present.rows[0]?.digest === digest) return
  await sql`lock table sip_edge.numbering`.execute(query)
  for (const table of ['number_state', 'country', 'calling_code', 'numbering'])
    await sql`delete from ${sql.table(`sip_edge.${table}`)}`.execute(query)
  await sql`insert into sip_edge.number_state
    select state, array(select jsonb_array_elements_text(next)::int), class
    from jsonb_to_recordset(${JSON.stringify(rows.states)}::jsonb) as each (state int, next jsonb, class int)`.execute(
    query,
  )
  await sql`insert into sip_edge.country
    select * from jsonb_to_recordset(${JSON.stringify(rows.countries)}::jsonb)
      as each (place int, country_code text, lengths int, rate bigint)`.execute(query)
  await sql`insert into sip_edge.calling_code
    select * from jsonb_to_recordset(${JSON.stringify(rows.codes)}::jsonb)
      as each (code text, main_country text, only_country text, lengths int, prefix_pattern text, prefix_rule text)`.execute(
    query,
  )
  await sql`insert into sip_edge.numbering values (${digest})`.execute(query)
}

function numberingOf(catalogues: Catalogues, atMs: number) {
  const { next, classes, countries, lengthMasks, callingCodes } = phoneAutomaton()
  const rates = new Map((catalogues['call-rates'] ?? []).map((item) => [item.value, minuteRate(item, atMs)]))
  return {
    states: Array.from(classes, (each, state) => ({
      state,
      next: [...next.subarray(state * 10, state * 10 + 10)],
      class: each,
    })),
    countries: countries.map((country, index) => ({
      place: index + 1,
      country_code: country,
      lengths: lengthMasks[country] ?? 0,
      rate: rates.get(country) ?? null,
    })),
    codes: Object.entries(callingCodes).map(([code, { countries: sharing, prefixPattern, prefixRule }]) => ({
      code,
      main_country: sharing[0] ?? null,
      only_country: sharing.length === 1 ? sharing[0] : null,
      lengths: lengthMasks[code] ?? null,
      prefix_pattern: prefixPattern,
      prefix_rule: prefixRule,
    })),
  }
}

const LOOK_MS = 60_000
const DAY_MS = 86_400_000

/** Keeps them as published, and as the price list has them on the day. A SIP edge needs PostgreSQL, so the embedded database has none. */
export async function keepNumbering(
  database: Database,
  published: () => PublishedPortal,
  onError: (error: unknown) => void,
): Promise<Work> {
  if (database.kind !== 'postgres') return { wake: () => undefined, stop: () => Promise.resolve() }
  let written: PublishedPortal | undefined
  let writtenOn = 0
  const write = async (): Promise<void> => {
    const current = published()
    const nowMs = Date.now()
    const day = Math.floor(nowMs / DAY_MS)
    if (current === written && day === writtenOn) return
    await database.systemTransaction((query) => writeNumbering(query, current.portal.catalogues, nowMs))
    written = current
    writtenOn = day
  }
  await write()
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = write().catch(onError)
  }, LOOK_MS)
  timer.unref()
  return {
    wake: () => undefined,
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
