import { sql } from 'kysely'
import type { ModuleContext, Work, WorkOptions } from '../../host/ServerModule.ts'
import { createLoop } from '../../jobs/index.ts'
import { supplyStock } from './supplyStock.ts'

/** Small deliveries, far apart: people who use the portal meanwhile don't notice. */
const DELIVERY = { areas: 1, numbers: 150 }
const PAUSE_MS = 200
const IDLE_MS = 600_000

/** The simulated supplier fills the stock little by little, as a demo world begins with few numbers. */
export async function runSupplier(
  { database, limits, simulates }: Pick<ModuleContext, 'database' | 'limits' | 'simulates'>,
  { onError }: WorkOptions,
): Promise<Work> {
  const most = limits?.['stockNumbers'] ?? 0
  let isFull = !simulates('number-supplier')

  async function deliver(): Promise<number | undefined> {
    if (isFull) return undefined
    const isEnough = await database.system(async (query) => {
      const { rows } = await sql<{ supplied: number }>`
        select coalesce(sum(supplied), 0)::int as supplied from stock_city`.execute(query)
      return (rows[0]?.supplied ?? 0) >= most
    })
    const areas = isEnough ? 0 : await database.systemTransaction((query) => supplyStock(query, DELIVERY))
    isFull = areas === 0
    return isFull ? undefined : PAUSE_MS
  }

  return createLoop({ idleMs: IDLE_MS, turn: deliver, onError })
}
