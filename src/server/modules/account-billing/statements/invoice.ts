import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { JsonValue } from '../../../../language/portal.ts'
import { Refusal } from '../../../errors.ts'
import type { ModuleContext } from '../../../host/ServerModule.ts'
import type { Behaviour, StoredRecord } from '../../../resources/behaviour.ts'
import type { Query } from '../../../storage/database.ts'
import { requireDocument } from '../../../storage/documents.ts'
import { invoicePdf } from './invoicePdf.ts'
import { INVOICE } from './makeInvoices.ts'
import { readUsage, totalsOf, type UsageLine } from './readUsage.ts'
import { usageCsv } from './usageCsv.ts'
import { writePdf } from '../../../pdf/writePdf.ts'
import { objectOf, textOf } from '../../../storage/documentValues.ts'

/** Invoices, and the month so far. */
export function invoice({
  database,
  text,
  published,
}: Pick<ModuleContext, 'database' | 'text' | 'published'>): Behaviour {
  async function read(accountId: string, asked = ''): Promise<{ record: StoredRecord; lines: UsageLine[] }> {
    const id = asked.toLowerCase()
    const record = await database.read(accountId, (query) => requireDocument(query, accountId, INVOICE, id))
    const { rows } = await database.read(accountId, (query) =>
      sql<UsageLine>`
        select product, type, number, country_code, sub_account, quantity::float8 as quantity, amount::float8 as amount
        from invoice_line where account_id = ${accountId} and invoice_id = ${id} order by position`.execute(
        query,
      ),
    )
    return { record, lines: rows }
  }

  return {
    resource: INVOICE,
    endpoints: {
      async current({ caller: { accountId } }) {
        const body = await database.read(accountId, async (query) => {
          const { rows } = await sql<{ from: string; to: string; opening: number }>`
            with month as (
              select date_trunc('month', now() at time zone timezone) at time zone timezone as start from account
              where id = ${accountId})
            select to_char(start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "from",
              to_char(now() at time zone 'UTC' + interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "to",
              billing_balance(start)::float8 as opening from month`.execute(query)
          const [month] = rows
          if (!month) throw new Refusal('not-found')
          const totals = totalsOf(await readUsage(query, month))
          return {
            period_start: month.from,
            opening_balance: month.opening,
            ...totals,
            closing_balance: month.opening + totals.payments + totals.adjustments - totals.charges,
          }
        })
        return { body }
      },

      async 'end-date'({ caller: { accountId }, query: { id } }) {
        const date = await database.read(accountId, async (query) => {
          if (id === undefined) return planEnd(query, accountId)
          const did = await requireDocument(query, accountId, 'did', id)
          return did.doc['paid_until'] ?? null
        })
        return { body: { date } }
      },

      async pdf({ caller: { accountId }, params, signal }) {
        const { record, lines } = await read(accountId, params['id'])
        const countries = published().portal.catalogues['countries'] ?? []
        const countryName = (code: string): string =>
          countries.find(({ value }) => value === code)?.text ?? ''
        const document = invoicePdf({ ...record.doc, issued: record.createdAt.toISOString() }, lines, {
          countryName,
          text,
        })
        const file = await writePdf(document, signal)
        return {
          stream: Readable.from([file]),
          type: 'application/pdf',
          filename: `${textOf(record.doc['number'])}.pdf`,
        }
      },

      async lines({ caller: { accountId }, params }) {
        const { record, lines } = await read(accountId, params['id'])
        return usageCsv(lines, text, `${textOf(record.doc['number'])}.csv`)
      },
    },
  }
}

/** Until when the account's plan is paid. */
async function planEnd(query: Query, accountId: string): Promise<JsonValue> {
  const { settings } = await query
    .selectFrom('account')
    .select('settings')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return objectOf(settings['account_level_paid'])['until'] ?? null
}
