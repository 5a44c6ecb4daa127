import Fastify from 'fastify'
import pg from 'pg'

/**
 * What the list requests are measured against: the same answer by hand. One typed table with the indexes its
 * queries want, one statement with a window-free total, no sessions, no permissions, no row-level security.
 */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 })
const app = Fastify()
const sortColumns: Record<string, string> = {
  created_at: 'created_at',
  name: 'lower(name)',
  charge: 'charge',
}

app.get<{ Querystring: Record<string, string> }>('/campaigns', async (request) => {
  const { page = '1', per_page = '25', sort = '-created_at', status, name } = request.query
  const values: unknown[] = [process.argv[3]]
  let where = 'account_id = $1'
  if (status) where += ` and status = $${values.push(status)}`
  if (name) where += ` and lower(name) like $${values.push(`%${name.toLowerCase()}%`)}`
  const descending = sort.startsWith('-')
  const column = sortColumns[descending ? sort.slice(1) : sort] ?? 'created_at'
  const direction = descending ? 'desc' : 'asc'
  const limit = Number(per_page)
  const offset = (Number(page) - 1) * limit
  const [rows, count] = await Promise.all([
    pool.query(
      `select id, name, status, status_note, delivery_rate, charge, recipients, sent, delivered, failed, opted_out,
         country_code, sender_id, starts_at_utc, created_at
       from campaign where ${where} order by ${column} ${direction}, id ${direction} limit ${limit} offset ${offset}`,
      values,
    ),
    pool.query<{ total: number }>(`select count(*)::int as total from campaign where ${where}`, values),
  ])
  const total = count.rows[0]?.total ?? 0
  return {
    campaigns: rows.rows,
    pagination: { current_page: Number(page), per_page: limit, total_pages: Math.ceil(total / limit), total },
    is_empty: false,
  }
})

await app.listen({ port: Number(process.argv[4]), host: '127.0.0.1' })
process.send?.('ready')
