import { sql } from 'kysely'
import type { Query } from '../storage/database.ts'
import { insertRows } from './insertRows.ts'

/** A stored document of the demo world. */
export interface DemoDocument {
  accountId: string
  entity: string
  id: string
  version?: number
  doc: unknown
  /** ISO 8601 UTC */
  createdAt: string
  updatedAt?: string
}

/** Inserts documents and counts the versions of their collections. */
export async function insertDocuments(query: Query, documents: readonly DemoDocument[]): Promise<void> {
  await insertRows(
    query,
    'record',
    {
      account_id: 'uuid',
      entity: 'text',
      id: 'uuid',
      version: 'int',
      doc: 'jsonb',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    documents.map(({ accountId, entity, id, version = 1, doc, createdAt, updatedAt = createdAt }) => ({
      account_id: accountId,
      entity,
      id,
      version,
      doc,
      created_at: createdAt,
      updated_at: updatedAt,
    })),
  )
  const collections = Map.groupBy(documents, ({ accountId, entity }) => `${accountId} ${entity}`)
  for (const [{ accountId, entity } = { accountId: '', entity: '' }] of collections.values())
    await countCollection(query, accountId, entity)
}

/** Counts a collection's version after rows were inserted. */
export async function countCollection(query: Query, accountId: string, entity: string): Promise<void> {
  await sql`
    insert into collection_version (account_id, entity) values (${accountId}, ${entity})
    on conflict (account_id, entity) do update set version = collection_version.version + 1`.execute(query)
}
