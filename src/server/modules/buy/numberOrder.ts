import { sql } from 'kysely'
import { Refusal } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob, type JobHandler } from '../../jobs/index.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { Query } from '../../storage/database.ts'
import { ORDER } from './cart.ts'
import { supplyStock } from './supplyStock.ts'

/** Kind of the job that puts ordered numbers on sale. */
export const DELIVER_ORDER = 'deliver-number-order'
/** Numbers that an area has room for; see `demoStock`. */
const ROOM = 1000

interface Area {
  id: string
  country_id: string
  name: string
  is_open: boolean
}

/** Requests for numbers that are not in stock. A city that nobody supplies is the supplier's to decline. */
export function numberOrder({ text }: Pick<ModuleContext, 'text'>): Behaviour {
  return {
    resource: ORDER,
    async beforeCreate(query, _caller, value) {
      const area = await findArea(query, {
        country: textOf(value['country_code']),
        city: textOf(value['city']),
        type: textOf(value['did_type']),
      })
      if (!area) return { ...value, reason: '' }
      if (!area.is_open)
        throw new Refusal('operation-not-allowed', { text: text('buy:orders-closed', { city: area.name }) })
      return { ...value, reason: '', city: area.name, city_id: area.id, country_id: area.country_id }
    },
    async afterTransition(query, { accountId }, { id, doc }, { to }) {
      if (to !== 'delivered') return
      const payload = { city: textOf(doc['city_id']), quantity: Number(doc['quantity']) }
      await enqueueJob(query, { accountId, kind: DELIVER_ORDER, key: id, payload })
    },
  }
}

/** Makes the handler that puts ordered numbers on sale. */
export function deliverOrder({ database }: Pick<ModuleContext, 'database'>): JobHandler {
  return async function run({ payload }) {
    const city = String(payload['city'])
    const quantity = Number(payload['quantity'])
    await database.systemTransaction(async (query) => {
      await sql`
        update stock_city set target = least(${ROOM}::int, greatest(target, supplied) + ${quantity}::int)
        where id = ${city}::uuid`.execute(query)
      await supplyStock(query, { areas: 1, numbers: quantity, city })
    })
  }
}

async function findArea(
  query: Query,
  { country, city, type }: { country: string; city: string; type: string },
): Promise<Area | undefined> {
  const { rows } = await sql<Area>`
    select id, country_id, name, allow_dids_order and allow_dids_order_create as is_open from account_stock_city
    where country_code = ${country} and lower(name) = lower(${city}) and did_type = ${type} limit 1`.execute(
    query,
  )
  return rows[0]
}
