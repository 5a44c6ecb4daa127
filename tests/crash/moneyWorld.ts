import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { monthsAfter } from '../../src/domain/schedule/index.ts'
import { supplyStock } from '../../src/server/modules/buy/supplyStock.ts'
import { addNumbers } from '../../src/server/modules/my-numbers/addNumbers.ts'
import { billedUntil } from '../../src/server/modules/my-numbers/payPeriod.ts'
import type { Query } from '../../src/server/storage/database.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { openDatabase, type DatabaseOptions } from '../../src/server/storage/openDatabase.ts'
import { copyEmbeddedWorld, copySharedWorld } from '../support/demoWorlds.ts'
import { demoSecret } from '../support/runDemoServer.ts'
import type { PortalClient } from './createPortalClient.ts'

const DOLLAR = 1_000_000
export const PAYMENT = 15 * DOLLAR
export const TRANSFER = 2 * DOLLAR
/** Two accounts that want the same numbers; the first has a sub-account. */
export const buyers = ['owner@demo.example', 'flex@demo.example'] as const
/** Numbers that owe some months, and how many each owes. */
const RENEWED = 90
export const MONTHS = 3

export interface MoneyWorld {
  /** Its database. */
  options: DatabaseOptions
  /** ids of numbers on sale that need no documents */
  wanted: string[]
  /** ids of the purchases the demo was seeded with */
  earlier: string[]
  /** ids of numbers that owe some months */
  renewed: string[]
  started: Date
}

/**
 * Gives a server's empty data folder the demo world, a stock, money for both buyers, and months that the second owes.
 * @param kind of database: PostgreSQL, or the embedded one in the folder
 */
export async function prepareMoney(kind: 'shared' | 'embedded', folder: string): Promise<MoneyWorld> {
  const options =
    kind === 'shared' ? { url: await copySharedWorld(folder) } : { dataFolder: await embeddedIn(folder) }
  const database = await openDatabase(options)
  try {
    return await database.systemTransaction(async (query) => {
      await supplyStock(query, { areas: 100, numbers: 60 })
      const accounts = await sql<{ id: string }>`
        select account_id as id from app_user where email in (${sql.join(buyers)}) order by email`.execute(
        query,
      )
      for (const { id } of accounts.rows)
        await moveMoney(query, {
          accountId: id,
          kind: 'adjustment',
          reference: 'for the test',
          amount: 100_000_000_000,
          counterpart: 'adjustments',
        })
      const { rows } = await sql<{ id: string }>`
        select id from stock_number where country_code = 'US' order by number`.execute(query)
      const purchases = await sql<{ id: string }>`
        select id::text as id from record where entity = 'number-purchase'`.execute(query)
      const [flex] = accounts.rows
      return {
        options,
        wanted: rows.map(({ id }) => id),
        earlier: purchases.rows.map(({ id }) => id),
        renewed: await oweMonths(query, flex?.id ?? ''),
        started: new Date(),
      }
    })
  } finally {
    await database.close()
  }
}

/** Environment of a server of such a world. */
export function serverOf({ options }: MoneyWorld, folder: string): Record<string, string> {
  return {
    PATCHBAY_DATA: folder,
    PATCHBAY_SECRET: demoSecret,
    ...('url' in options && { DATABASE_URL: options.url }),
  }
}

async function embeddedIn(folder: string): Promise<string> {
  await copyEmbeddedWorld(folder)
  return folder
}

/** Gives an account numbers whose renewals are late by some months. */
async function oweMonths(query: Query, accountId: string): Promise<string[]> {
  const ids = await addNumbers(
    query,
    accountId,
    Array.from({ length: RENEWED }, (_, index) => ({
      number: `+1503555${1000 + index}`,
      country_code: 'US',
      did_type: 'local',
      features: ['voice_in'],
      monthly_fee: DOLLAR,
      activation_fee: 0,
    })),
  )
  const aDayAgo = new Date(Date.now() - 86_400_000).toISOString()
  const late = billedUntil(monthsAfter(aDayAgo, 'UTC', -MONTHS), 'UTC', 1)
  await sql`update record set doc = doc || ${JSON.stringify(late)}::jsonb where id = any(${ids})`.execute(
    query,
  )
  await sql`update job set run_at = now() where kind = 'renew-number' and payload->>'did' = any(${ids})`.execute(
    query,
  )
  return ids
}

/** A renewal that isn't made within two minutes was lost. */
export async function whenRenewed(client: PortalClient, renewed: string[]): Promise<void> {
  const due = async (): Promise<number> => {
    const now = new Date().toISOString()
    let late = 0
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { dids, pagination } = await client.get(`/v1/dids?per_page=100&page=${page}`)
      pages = pagination.total_pages
      late += dids.filter(
        ({ id, paid_until: until }: Record<string, string>) =>
          renewed.includes(id ?? '') && (until ?? '') <= now,
      ).length
    }
    return late
  }
  await expect.poll(due, { timeout: 120_000, interval: 200 }).toBe(0)
}

export async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-crash-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The sub-account that the first buyer transfers money to. */
export async function readSubAccount(client: PortalClient): Promise<{ id: string; balance: number }> {
  const { sub_accounts: all } = await client.get('/v1/sub_accounts')
  return all.find(({ name }: { name: string }) => name === 'Harbour and Pine Retail')
}
