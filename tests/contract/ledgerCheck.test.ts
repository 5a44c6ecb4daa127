import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOperators } from '../../src/server/auth/createOperators.ts'
import { demoOperator } from '../../src/server/demo/index.ts'
import { NIGHTLY_CHECK, queueNight } from '../../src/server/modules/ledger/nightlyCheck.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoServer } from '../support/startDemoServer.ts'
import { until } from './messagingWorld.ts'

const path = '/v1/ledger_checks'

describe.each(worldsOf(import.meta.filename))('checks of the ledger on %s', (_name, open) => {
  let server: DemoServer

  beforeAll(async () => {
    server = await startDemoServer({
      database: await open(),
      working: true,
      settings: { operators: createOperators([demoOperator]) },
    })
  })
  afterAll(() => server.close())

  const person = (name: string) => server.people.find((each) => each.name === name)!
  const checked = async () => {
    const { status, body } = await server.call(person('operator'), 'POST', `${path}/run`, {})
    expect(status).toBe(201)
    return until(
      async () => (await server.call(person('operator'), 'GET', `${path}/${body.id}`)).body.ledger_check,
      (check) => check.status !== 'running',
    )
  }

  it('are for operators only', async () => {
    for (const name of ['owner', 'admin', 'billing', 'sub'])
      for (const [method, at] of [
        ['GET', path],
        ['POST', `${path}/run`],
      ] as const)
        expect((await server.call(person(name), method, at, method === 'POST' ? {} : undefined)).status).toBe(
          403,
        )
    const { body } = await server.call(person('owner'), 'GET', '/config')
    expect([body.is_operator, body.permissions.includes('ledger')]).toEqual([undefined, false])
  })

  it('find that the demo world adds up, and say how much that was', async () => {
    const check = await checked()
    expect(check).toMatchObject({ status: 'clean', found: 0, problems: [] })
    expect(Math.min(check.accounts, check.transfers, check.invoices)).toBeGreaterThan(0)
  })

  it('name the account, the transfer and the invoice of what was changed past the ledger', async () => {
    const { accountId } = person('owner')
    await server.database.asOwner(async ({ session }) => {
      for (const table of ['account', 'record', 'invoice_line'])
        await session.run(`alter table ${table} no force row level security`, [])
      await session.run('update account set balance = balance + 7 where id = $1', [accountId])
      await session.run(
        `update invoice_line set amount = amount - 3 where (account_id, id) in (
          select account_id, id from invoice_line where account_id = $1 order by id limit 1)`,
        [accountId],
      )
      for (const table of ['account', 'record', 'invoice_line'])
        await session.run(`alter table ${table} force row level security`, [])
    })
    const check = await checked()
    expect(check.status).toBe('wrong')
    const kinds = check.problems.map(({ kind, account }: { kind: string; account: string }) => [
      kind,
      account,
    ])
    expect(kinds).toEqual([
      ['balance', 'Harbour and Pine'],
      ['invoice-lines', 'Harbour and Pine'],
      ['invoice-ledger', 'Harbour and Pine'],
    ])
    expect(check.found).toBe(3)
    const { body } = await server.call(person('operator'), 'GET', '/notifications')
    expect(JSON.stringify(body)).toContain('3 problems were found.')
  })

  it('are made every night, once, and tell operators', async () => {
    const operator = person('operator')
    const told = async (): Promise<number> => {
      const { body } = await server.call(operator, 'GET', '/notifications')
      return JSON.stringify(body).split('3 problems were found.').length - 1
    }
    const before = await told()
    const checks = async () => (await server.call(operator, 'GET', path)).body.ledger_checks
    const known = (await checks()).map(({ id }: { id: string }) => id)
    const night = '2031-05-04'
    const at = (time: string): Promise<void> =>
      queueNight(server.database, [demoOperator.toUpperCase(), ''], new Date(`${night}T${time}Z`))
    await at('01:59:00')
    await Promise.all([at('02:00:00'), at('02:10:00')])
    const made = await until(
      async () => (await checks()).filter(({ id }: { id: string }) => !known.includes(id)),
      (rows) => rows.length > 0 && rows[0].status !== 'running',
    )
    expect(made).toMatchObject([{ status: 'wrong', found: 3 }])
    await expect.poll(told).toBe(before + 1)
    await at('23:00:00')
    const { rows } = await server.database.system((query) =>
      sql`select state from job where kind = ${NIGHTLY_CHECK} and key = ${night}`.execute(query),
    )
    expect(rows).toHaveLength(1)
  })
})
