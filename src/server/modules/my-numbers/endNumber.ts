import { sql } from 'kysely'
import { auditRecord } from '../../audit/index.ts'
import { dropUploads } from '../../files/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { JobHandler } from '../../jobs/index.ts'
import type { Query } from '../../storage/database.ts'
import { deleteDocument, readDocument } from '../../storage/documents.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { DOCUMENT } from './settleNumber.ts'

/** Makes the handler that deletes a released number with its documents, unless it was restored. */
export function endNumber({
  database,
  published,
}: Pick<ModuleContext, 'database' | 'published'>): JobHandler {
  return async function run({ accountId, payload }) {
    await database.transaction(accountId, async (query) => {
      const number = await readDocument(query, accountId, 'did', String(payload['did']), true)
      if (number?.doc['status'] !== 'inactive' || number.doc['release_ends_at'] !== payload['ends']) return
      await deletePapers(query, accountId, number.id)
      await deleteDocument(query, accountId, 'did', number.id)
      const found = published().collections.find(({ resource }) => resource.id === 'did')
      if (!found) throw new Error('There is no resource did')
      await auditRecord(query, published(), {
        accountId,
        ...found,
        kind: 'removed',
        event: 'removed',
        recordId: number.id,
        by: 'server',
        before: number.doc,
      })
    })
  }
}

async function deletePapers(query: Query, accountId: string, didId: string): Promise<void> {
  const { rows } = await sql<{ id: string; doc: JsonObject }>`
    select id, doc from record
    where account_id = ${accountId} and entity = ${DOCUMENT} and doc ->> 'did_id' = ${didId}`.execute(query)
  for (const { id, doc } of rows) {
    await dropUploads(query, accountId, [textOf(objectOf(doc['file'])['id'])])
    await deleteDocument(query, accountId, DOCUMENT, id)
  }
}
