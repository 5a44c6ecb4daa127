import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '../../src/server/demo/createRandom.ts'
import {
  closeMonth,
  queueInvoices,
} from '../../src/server/modules/account-billing/statements/makeInvoices.ts'
import { checkLedger } from '../../src/server/modules/ledger/checkLedger.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { textOf } from '../../src/server/storage/documentValues.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import type { JsonObject } from '../../src/server/storage/tables.ts'
import { databasesOf } from '../support/createTestDatabase.ts'
import { openSharedWorld } from '../support/demoWorlds.ts'
import { startDemoServer } from '../support/startDemoServer.ts'

const rates = [
  { value: 'IE', text: 'Ireland', rate: 23, issuer: true },
  { value: 'DE', text: 'Germany', rate: 19, issuer: false },
]
const zones = ['America/New_York', 'Europe/Berlin', 'Pacific/Auckland', 'America/Santiago', 'UTC']
const companies = [
  { country: { country_id: 'IE' } },
  { country: { country_id: 'DE' }, vat_number: 'DE 123456789' },
  { country: { country_id: 'DE' }, vat_number: '123456789' },
  { country: { country_id: 'US' } },
]
const HISTORY_DAYS = 150
const SUB = 3

interface StoredInvoice {
  account: string
  zone: string
  doc: JsonObject
  lines: number
}

describe.each(databasesOf(import.meta.filename))('invoices on %s', (_name, open) => {
  let database: OwnedDatabase
  const masters: string[] = zones.map(() => randomUUID())
  const sub = randomUUID()

  beforeAll(async () => {
    database = await open()
    await database.asOwner(async ({ session }) => {
      await session.run('alter table account no force row level security', [])
      for (const [index, id] of masters.entries())
        await session.run(
          `insert into account (id, name, level, timezone, profile, created_at)
          values ($1, $2, 'flex', $3, $4, now() - interval '200 days')`,
          [
            id,
            `Account ${index}`,
            zones[index],
            JSON.stringify({ company_info: companies[index % companies.length] }),
          ],
        )
      await session.run(
        `insert into account (id, name, level, timezone, master_account_id, is_suborganization)
        values ($1, 'Branch', 'flex', 'UTC', $2, true)`,
        [sub, masters[SUB]],
      )
      await session.run('alter table account force row level security', [])
    })
    await playHistory()
  })
  afterAll(() => database.close())

  /** Charges with and without numbers, refunds and payments; a quarter of them within an hour of a month's local end. */
  async function playHistory(): Promise<void> {
    const random = createRandom(13)
    const moments: { id: string; at: string }[] = []
    for (let step = 0; step < 400; step++) {
      const accountId = random.pick([...masters, sub])
      const reference = `step:${step}`
      const pay = random.fraction() < 0.3
      const amount = random.between(1, 9_000_000) * (pay ? 1 : -1)
      const share = Math.trunc(amount / 3)
      await database.systemTransaction(async (query) => {
        const moved = await moveMoney(query, {
          accountId,
          kind: 'history',
          reference,
          type: pay ? 19 : random.pick([3, 14, 15, 36, 45, 4, 0]),
          amount,
          counterpart: pay ? 'payments' : 'revenue',
          mayOverdraw: true,
          ...(random.fraction() < 0.5 && {
            parts: [
              { number: '+12125550100', amount: share },
              { number: '+442079460000', amount: amount - share },
            ],
          }),
        })
        expect(moved).toBe('moved')
      })
      const zone = zones[masters.indexOf(accountId === sub ? (masters[SUB] ?? '') : accountId)] ?? 'UTC'
      const days = random.between(1, HISTORY_DAYS)
      const minutes = random.between(-60, 60)
      const isEdge = random.fraction() < 0.25
      const { rows } = await database.system((query) =>
        sql<{ id: string; at: string }>`
          select id, least(now() - interval '1 day', case when ${isEdge}
            then date_trunc('month', (now() - make_interval(days => ${days}::int)) at time zone ${zone}) at time zone ${zone}
              + make_interval(mins => ${minutes}::int)
            else now() - make_interval(days => ${days}::int) end)::text as at
          from ledger_transfer where account_id = ${accountId} and reference = ${reference}`.execute(query),
      )
      moments.push(...rows)
    }
    await database.asOwner(async ({ session }) => {
      await session.run('alter table ledger_transfer no force row level security', [])
      await session.run(
        `update ledger_transfer t set created_at = m.at
        from jsonb_to_recordset($1::jsonb) as m (id uuid, at timestamptz) where t.id = m.id`,
        [JSON.stringify(moments)],
      )
      await session.run('alter table ledger_transfer force row level security', [])
    })
  }

  async function readInvoices(): Promise<StoredInvoice[]> {
    const { rows } = await database.system((query) =>
      sql<StoredInvoice>`
        select r.account_id as account, a.timezone as zone, r.doc,
          (select sum(amount)::float8 from invoice_line l where l.account_id = r.account_id and l.invoice_id = r.id) as lines
        from record r join account a on a.id = r.account_id
        where r.entity = 'invoice' order by r.account_id, r.doc->>'month'`.execute(query),
    )
    return rows
  }

  it('closes every month once, without a gap in the numbers, whoever is killed or comes twice', async () => {
    const random = createRandom(7)
    const run = async (accountId: string): Promise<void> => {
      for (let isMore = true; isMore;) {
        const isKilled = random.fraction() < 0.4
        const work = database.systemTransaction(async (query) => {
          const made = await closeMonth(query, accountId, rates)
          if (isKilled) throw new Error('killed')
          return made
        })
        if (isKilled) await expect(work).rejects.toThrow('killed')
        else isMore = await work
      }
    }
    await Promise.all([...masters, ...masters].map(run))
    const invoices = await readInvoices()
    expect(invoices.length).toBeGreaterThan(masters.length * 3)
    const numbers = invoices
      .map(({ doc }) => Number(textOf(doc['number']).slice(4)))
      .toSorted((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(invoices.some(({ account }) => account === sub)).toBe(false)
  })

  it('explains every cent: lines, balances and what follows add up to the ledger', async () => {
    for (const master of masters) {
      const own = (await readInvoices()).filter(({ account }) => account === master)
      let balance = 0
      for (const { doc, lines, zone } of own) {
        expect(doc['opening_balance']).toBe(balance)
        balance += lines
        expect(doc['closing_balance']).toBe(balance)
        expect(Number(doc['net']) + Number(doc['vat'])).toBe(doc['charges'])
        for (const end of ['period_start', 'period_end'])
          expect(
            new Date(textOf(doc[end])).toLocaleString('en-GB', {
              timeZone: zone,
              day: 'numeric',
              hour: 'numeric',
              minute: 'numeric',
            }),
          ).toBe('1, 00:00')
      }
      const { rows } = await database.system((query) =>
        sql<{ before: number; after: number; total: number }>`
          select sum(t.amount) filter (where t.created_at < p.billed_until)::float8 as before,
            coalesce(sum(t.amount) filter (where t.created_at >= p.billed_until), 0)::float8 as after,
            (select sum(balance)::float8 from account where id = ${master} or master_account_id = ${master}) as total
          from account a join ledger_transfer t on t.account_id = a.id join invoice_period p on p.account_id = ${master}
          where a.id = ${master} or a.master_account_id = ${master}`.execute(query),
      )
      expect(rows[0]?.before).toBe(balance)
      expect(rows[0]?.total).toBe(balance + (rows[0]?.after ?? 0))
    }
    expect(await database.systemTransaction(checkLedger)).toEqual([])
  })

  it('has VAT by the country rule', async () => {
    const seen = new Map(
      (await readInvoices()).map(({ account, doc }) => [account, [doc['vat_treatment'], doc['vat_rate']]]),
    )
    expect(masters.slice(0, 4).map((id) => seen.get(id))).toEqual([
      ['domestic', 23],
      ['reverse-charge', 0],
      ['union', 19],
      ['outside', 0],
    ])
  })

  it('queues nothing while every month is closed', async () => {
    await database.system(queueInvoices)
    const { rows } = await database.system((query) =>
      sql<{ count: number }>`select count(*)::int as count from job where kind = 'make-invoices'`.execute(
        query,
      ),
    )
    expect(rows).toEqual([{ count: 0 }])
  })
})

it('serves invoices, their lines, PDF and CSV to those who may see them', async () => {
  const database = await openSharedWorld()
  const server = await startDemoServer({ database })
  try {
    const person = (name: string) => {
      const found = server.people.find((each) => each.name === name)
      if (!found) throw new Error(`nobody is called ${name}`)
      return found
    }
    const owner = person('owner')
    while (await database.systemTransaction((query) => closeMonth(query, owner.accountId, rates)));
    const { body } = await server.call(owner, 'GET', '/v1/billing/invoices')
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['invoices', 'is_empty', 'pagination']))
    const invoices = body['invoices'] as {
      id: string
      number: string
      opening_balance: number
      closing_balance: number
    }[]
    const latest = invoices[0]
    if (!latest) throw new Error('no invoices')
    const lines = await server.call(
      owner,
      'GET',
      `/v1/billing/invoice_lines?invoice_id=${latest.id}&per_page=100`,
    )
    const sum = (lines.body['lines'] as { amount: number }[]).reduce((all, { amount }) => all + amount, 0)
    expect(latest.opening_balance + sum).toBe(latest.closing_balance)
    const pdf = await server.call(owner, 'GET', `/v1/billing/invoices/${latest.id}/invoice.pdf`)
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.text.slice(0, 5)).toBe('%PDF-')
    const { text: csv } = await server.call(owner, 'GET', `/v1/billing/invoices/${latest.id}/lines.csv`)
    expect(csv.split('\n')[0]).toBe('Product,Description,Phone number,Country,Sub-account,Quantity,Amount')
    const { body: current } = await server.call(owner, 'GET', '/v1/billing/statements/current')
    const { body: config } = await server.call(owner, 'GET', '/config')
    expect(Number(current['closing_balance'])).toBeGreaterThanOrEqual(Number(config['balance']))
    const { body: dids } = await server.call(owner, 'GET', '/v1/dids?status=active')
    const number = (dids['dids'] as { id: string; paid_until: string }[])[0]
    const end = await server.call(owner, 'GET', `/v1/profile/billing_end_date?id=${number?.id}`)
    expect(end.body).toEqual({ date: number?.paid_until })
    expect((await server.call(person('empty'), 'GET', '/v1/profile/billing_end_date')).body).toEqual({
      date: null,
    })
    expect((await server.call(person('empty'), 'GET', `/v1/billing/invoices/${latest.id}`)).status).toBe(404)
    expect(
      (await server.call(person('empty'), 'GET', `/v1/billing/invoices/${latest.id}/invoice.pdf`)).status,
    ).toBe(404)
  } finally {
    await server.close()
  }
})
