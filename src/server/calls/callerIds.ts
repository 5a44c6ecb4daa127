import { sql, type RawBuilder } from 'kysely'
import { formatPhoneNumber } from '../../domain/phone/index.ts'
import type { EndpointAnswer } from '../resources/behaviour.ts'
import type { Query } from '../storage/database.ts'

const PER_PAGE = 25
const PER_PAGE_LIMIT = 300

/** The account's verified caller IDs and active numbers with outgoing voice, by number; a number that is both, once. */
export async function callerIds(
  query: Query,
  accountId: string,
  asked: Record<string, string>,
): Promise<EndpointAnswer> {
  const { rows } = await sql<{ id: string; number: string; name: string | null; kind: string }>`
    select distinct on (number) id, doc->>'number' as number, doc->>'label' as name,
      case entity when 'caller-id' then 'verified' else 'number' end as kind
    from record
    where ${isOffered(accountId)}
    order by number, entity, id`.execute(query)
  const digits = (asked['search'] ?? asked['number'] ?? '').replaceAll(/\D/g, '')
  const found = rows.filter(
    ({ id, number }) => number.includes(digits) && (asked['id'] === undefined || id === asked['id']),
  )
  const page = countOf(asked['page'], 1)
  const perPage = Math.min(PER_PAGE_LIMIT, countOf(asked['per_page'], PER_PAGE))
  return {
    body: {
      callerids: found
        .slice((page - 1) * perPage, page * perPage)
        .map((each) => ({ ...each, title: titleOf(each) })),
      pagination: {
        current_page: page,
        per_page: perPage,
        total_pages: Math.max(1, Math.ceil(found.length / perPage)),
        total: found.length,
      },
      is_empty: rows.length === 0,
    },
  }
}

/** For people who choose one. */
function titleOf({ number, name }: { number: string; name: string | null }): string {
  return [formatPhoneNumber(number), name].filter(Boolean).join(' · ')
}

/** Whether calls of the account can still show a number it offered. */
export async function hasCallerId(query: Query, accountId: string, number: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from record where ${isOffered(accountId)} and doc->>'number' = ${number} limit 1`.execute(query)
  return rows.length > 0
}

function isOffered(accountId: string): RawBuilder<boolean> {
  return sql`account_id = ${accountId}
    and (entity = 'caller-id' or entity = 'did' and doc->>'status' = 'active' and doc->'features' ? 'voice_out')`
}

function countOf(given: string | undefined, otherwise: number): number {
  return given !== undefined && /^[1-9]\d{0,6}$/.test(given) ? Number(given) : otherwise
}
