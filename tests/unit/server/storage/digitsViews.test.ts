import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openShared } from '../../../support/createTestDatabase.ts'

it('gives the views that are searched by digits every column of their tables', async () => {
  const database = await openShared()
  const { rows } = await database.system((query) =>
    sql<{ name: string; columns: string[] }>`
      select relname as name, array_agg(attname::text order by attname) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') group by 1`.execute(query),
  )
  await database.close()
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]))
  const views = rows.filter(({ name }) => /^account_\w+_digits$/.test(name))
  expect(views.length).toBeGreaterThan(1)
  // A migration that adds a column makes the view anew: patchbay_digits_view.
  for (const { name, columns } of views)
    expect([name, columns]).toEqual([name, columnsOf.get(name.slice('account_'.length, -'_digits'.length))])
})
