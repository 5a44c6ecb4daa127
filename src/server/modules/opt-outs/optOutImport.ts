import { sql } from 'kysely'
import { Refusal } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { refusedLines, type RefusedLine } from '../../imports/index.ts'
import { enqueueJob } from '../../jobs/index.ts'
import { phoneTexts } from '../../phoneTexts.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import { readDocument } from '../../storage/documents.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'

/** Entity of the files that numbers were imported from. */
export const OPT_OUT_IMPORT = 'opt-out-import'
/** Kind of the job that reads one. */
export const IMPORT_OPT_OUTS = 'import-opt-outs'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Files of numbers to opt out, read in the background. */
export function optOutImport(context: ModuleContext): Behaviour {
  return {
    resource: OPT_OUT_IMPORT,
    beforeCreate: (_query, _caller, value) =>
      Promise.resolve({
        ...value,
        name: textOf(objectOf(value['file'])['name']),
        status: 'reading',
        problem: '',
        lines: 0,
        done_lines: 0,
        added: 0,
        again: 0,
        merged: 0,
        refused: 0,
        problems: [],
      }),
    async afterCreate(query, { accountId }, { id }) {
      await enqueueJob(query, { accountId, kind: IMPORT_OPT_OUTS, key: id, payload: { import: id } })
    },
    async afterDelete(query, { accountId }, { id }) {
      await sql`delete from opt_out_refusal where account_id = ${accountId} and import_id = ${id}`.execute(
        query,
      )
    },
    endpoints: {
      async 'refused-lines'({ caller: { accountId }, params }) {
        const id = params['id']?.toLowerCase() ?? ''
        const found =
          UUID.test(id) &&
          (await context.database.read(accountId, (query) =>
            readDocument(query, accountId, OPT_OUT_IMPORT, id),
          ))
        if (!found) throw new Refusal('not-found')
        const titles = ['opt-outs:refused-line', 'opt-outs:refused-value', 'opt-outs:refused-reason'] as const
        return refusedLines(
          titles.map((title) => context.text(title)),
          (after, count) => readRefused(context, accountId, id, after, count),
        )
      },
    },
  }
}

async function readRefused(
  { database, text }: ModuleContext,
  accountId: string,
  id: string,
  after: number,
  count: number,
): Promise<RefusedLine[]> {
  const { rows } = await database.read(accountId, (query) =>
    sql<{ line: number; value: string; reason: keyof typeof phoneTexts }>`
      select line, value, reason from opt_out_refusal
      where account_id = ${accountId} and import_id = ${id} and line > ${after}
      order by line limit ${count}`.execute(query),
  )
  return rows.map((row) => ({ ...row, reason: text(phoneTexts[row.reason]) }))
}
