import { writeAudit } from '../../audit/index.ts'
import type { Query } from '../../storage/database.ts'
import type { ResourceRequest } from '../ResourceContext.ts'

/** Logs that rows of a resource left as a file. */
export function auditExport(
  query: Query,
  { context, caller, entity }: ResourceRequest,
  rows: number,
): Promise<void> {
  const { accountId, userId } = caller
  return writeAudit(query, {
    accountId,
    userId,
    kind: 'exported',
    entity: entity.id,
    record: context.published.text(entity.title),
    note: String(rows),
  })
}
