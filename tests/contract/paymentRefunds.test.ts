import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ModuleContext } from '../../src/server/host/ServerModule.ts'
import type { Job } from '../../src/server/jobs/index.ts'
import { createPayments } from '../../src/server/modules/account-billing/createPayments.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { databasesOf } from '../support/createTestDatabase.ts'

describe.each(databasesOf(import.meta.filename))('refunds of declined payments on %s', (_name, open) => {
  let database: OwnedDatabase
  /** What the provider says, and under which keys it was asked. */
  let answer: () => Response
  let asked: string[] = []

  beforeAll(async () => {
    database = await open()
    vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
      if (address.endsWith('/oauth2/token')) return Response.json({ access_token: 'token', expires_in: 3600 })
      asked.push(headers['paypal-request-id'] ?? '')
      return answer()
    })
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await database.close()
  })

  async function declined(): Promise<{ run: (turn: number, attempt: number) => Promise<void>; id: string }> {
    const [accountId, id] = [randomUUID(), randomUUID()]
    await database.systemTransaction(async (query) => {
      await sql`insert into account (id, name, level) values (${accountId}, 'Branch', 'flex')`.execute(query)
      await sql`insert into payment_attempt (account_id, payment_id, provider, reference, intent)
        values (${accountId}, ${id}, 'paypal', ${`PO_${id}`}, ${`CAP_${id}`})`.execute(query)
    })
    const settings: Record<string, string> = {
      PATCHBAY_PAYPAL_CLIENT: 'client',
      PATCHBAY_PAYPAL_HOST: 'https://paypal.example',
    }
    // What payments read of it.
    const context = {
      database,
      setting: (name: string) => settings[name],
      simulates: () => false,
    } as unknown as ModuleContext
    const payments = createPayments(context)
    asked = []
    const run = (turn: number, attempt: number): Promise<void> => {
      const job: Job = {
        id: randomUUID(),
        accountId,
        kind: 'payment-refund',
        payload: { payment: id, turn },
        attempt,
      }
      return payments.refund(job)
    }
    return { run, id }
  }

  async function queued(id: string) {
    const { rows } = await database.system((query) =>
      sql<{ turn: number; minutes: number }>`
        select (payload ->> 'turn')::int as turn, round(extract(epoch from run_at - now()) / 60)::int as minutes
        from job where kind = 'payment-refund' and payload ->> 'payment' = ${id}`.execute(query),
    )
    return rows
  }

  it('are tried every hour while the provider can’t send the money', async () => {
    const { run, id } = await declined()
    answer = () => Response.json({ name: 'INTERNAL_SERVER_ERROR' }, { status: 500 })
    for (const attempt of [1, 2, 3, 4])
      await expect(run(0, attempt)).rejects.toThrow('PayPal refused with 500')
    expect(await queued(id)).toEqual([])
    await run(0, 5)
    expect(await queued(id)).toEqual([{ turn: 1, minutes: 60 }])
    answer = () => Response.json({ status: 'COMPLETED' }, { status: 201 })
    await run(1, 1)
    expect(await queued(id)).toHaveLength(1)
    // A provider answers a repeated key as it did before.
    expect(new Set(asked)).toEqual(new Set([`refund:${id}`, `refund:${id}:1`]))
  })

  it('end where the money was sent before', async () => {
    const { run, id } = await declined()
    answer = () =>
      Response.json(
        { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'CAPTURE_FULLY_REFUNDED' }] },
        { status: 422 },
      )
    await run(1, 5)
    expect(await queued(id)).toEqual([])
  })
})
