import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'

/** A prime, so that the numbers of an area are spread over all there can be, and none comes twice. */
const STRIDE = 7919
/** No area begins with a round number. */
const START = 3_141_592

/**
 * The simulated supplier brings the next numbers of the areas that have fewest.
 * @param city only there
 * @returns how many areas got some
 */
export async function supplyStock(
  query: Query,
  { areas, numbers, city }: { areas: number; numbers: number; city?: string },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with wanting as (
      select c.*, k.calling_code, 2 * 10 ^ (c.subscriber_digits - 1) as lowest, 8 * 10 ^ (c.subscriber_digits - 1) as many
      from stock_city c join stock_country k on k.id = c.country_id
      where c.supplied < c.target and (${city ?? null}::uuid is null or c.id = ${city ?? null}::uuid) order by c.supplied, c.id limit ${areas}::int
      for update of c skip locked
    ), made as (
      select w.*, i, w.city_codes[1 + i % cardinality(w.city_codes)] as city_code,
        lpad((w.lowest + (((w.first_number + i)::bigint * ${STRIDE}::int + ${START}::int) % w.many::bigint))::bigint::text, w.subscriber_digits, '0') as digits
      from wanting w, generate_series(w.supplied, least(w.target, w.supplied + ${numbers}::int) - 1) i
    ), added as (
      insert into stock_number (id, number, country_id, region_id, city_id, country_code, city_code, did_type, features, monthly_fee, activation_fee)
      select md5('stock:' || calling_code || city_code || digits)::uuid, '+' || calling_code || city_code || digits,
        country_id, region_id, id, country_code, city_code, did_type,
        case when i % 5 = 4 then fewer_features else features end, monthly_fee, activation_fee
      from made on conflict do nothing
    )
    update stock_city c set supplied = least(c.target, c.supplied + ${numbers}::int)
    from wanting w where w.id = c.id returning c.id`.execute(query)
  return rows.length
}
