import { sql } from 'kysely'
import { Refusal } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { refusedLines, type RefusedLine } from '../../imports/index.ts'
import { enqueueJob } from '../../jobs/index.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import { readDocument } from '../../storage/documents.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'

/** Entity of the files that numbers were changed by. */
export const DID_IMPORT = 'did-import'
/** Kind of the job that reads one. */
export const IMPORT_NUMBERS = 'import-numbers'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Files with labels, tags and routing of numbers, read in the background. */
export function numberImport({ database, text }: ModuleContext): Behaviour {
  return {
    resource: DID_IMPORT,
    beforeCreate: (_query, _caller, value) =>
      Promise.resolve({
        ...value,
        name: textOf(objectOf(value['file'])['name']),
        status: 'reading',
        problem: '',
        lines: 0,
        done_lines: 0,
        updated: 0,
        refused: 0,
        problems: [],
      }),
    async afterCreate(query, { accountId, userId, master }, { id }) {
      const payload = {
        import: id,
        user: userId,
        ...(master && {
          masterAccount: master.accountId,
          masterUser: master.userId,
          masterPermissions: (master.permissions ?? []).join(' '),
        }),
      }
      await enqueueJob(query, { accountId, kind: IMPORT_NUMBERS, key: id, payload })
    },
    async afterDelete(query, { accountId }, { id }) {
      await sql`delete from did_import_refusal where account_id = ${accountId} and import_id = ${id}`.execute(
        query,
      )
    },
    endpoints: {
      async 'refused-lines'({ caller: { accountId }, params }) {
        const id = params['id']?.toLowerCase() ?? ''
        const found =
          UUID.test(id) &&
          (await database.read(accountId, (query) => readDocument(query, accountId, DID_IMPORT, id)))
        if (!found) throw new Refusal('not-found')
        const titles = [
          'my-numbers:refused-line',
          'my-numbers:refused-value',
          'my-numbers:refused-reason',
        ] as const
        return refusedLines(
          titles.map((title) => text(title)),
          (after, count) =>
            database.read(accountId, async (query) => {
              const { rows } = await sql<RefusedLine>`
                select line, value, reason from did_import_refusal
                where account_id = ${accountId} and import_id = ${id} and line > ${after}
                order by line limit ${count}`.execute(query)
              return rows
            }),
        )
      },
    },
  }
}
