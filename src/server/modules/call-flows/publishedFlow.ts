import type { CallFlow, FlowKind } from '../../../domain/call-flow/index.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { readRevision } from './drafts.ts'
import { flowEntities } from './flowTypes.ts'

export interface PublishedFlow {
  id: string
  name: string
  revision: number
  document: CallFlow
}

/**
 * What new calls run: the published revision of a flow, or an earlier one with which a call has begun.
 * @returns undefined when the flow is gone, or was never published
 */
export async function readPublishedFlow(
  query: Query,
  { accountId, kind, id }: { accountId: string; kind: FlowKind; id: string },
  revision?: number,
): Promise<PublishedFlow | undefined> {
  const record = await readDocument(query, accountId, flowEntities[kind], id)
  const wanted = revision ?? Number(record?.doc['published_revision'])
  const document = record && (await readRevision(query, accountId, id, wanted))
  return document && { id, name: textOf(record.doc['name']), revision: wanted, document }
}
