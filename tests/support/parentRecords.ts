import { randomUUID } from 'node:crypto'
import type { CompiledPortal, ResourceDefinition } from '../../src/language/portal.ts'
import type { Database } from '../../src/server/storage/database.ts'
import { deleteDocument, insertDocument } from '../../src/server/storage/documents.ts'
import type { JsonObject } from '../../src/server/storage/tables.ts'
import { sampleOf } from './generateRecords.ts'

/** The records that others belong to, one in each account that needs one. */
export interface Parents {
  /** The resource's path in an account, below the parent there. */
  pathOf(accountId: string): Promise<string>
  /** What a record in the account stores of its parent. */
  fieldsOf(accountId: string): Promise<Record<string, string>>
  remove(): Promise<void>
}

/** Makes the parents of a resource as they are asked for; a resource without a parent needs none. */
export function createParents(
  { modules, catalogues }: CompiledPortal,
  { path, parent }: ResourceDefinition,
  database: () => Pick<Database, 'transaction'>,
): Parents {
  const made = new Map<string, string>()

  async function parentOf(accountId: string): Promise<string | undefined> {
    if (!parent) return undefined
    const known = made.get(accountId)
    if (known !== undefined) return known
    const id = randomUUID()
    made.set(accountId, id)
    const entity = Object.values(modules).find(({ entities }) => entities[parent.entity])?.entities[
      parent.entity
    ]
    const { lifecycle, properties = {} } = entity ?? {}
    const doc = Object.fromEntries(
      Object.entries(properties)
        .filter(([field]) => !['created_at', 'updated_at'].includes(field))
        .map(([field, property]) => [field, sampleOf(property, catalogues)]),
    )
    if (lifecycle?.initial !== undefined) doc[lifecycle.field] = lifecycle.initial
    await database().transaction(accountId, (query) =>
      // as: samples are JSON.
      insertDocument(query, accountId, parent.entity, id, doc as JsonObject),
    )
    return id
  }

  return {
    async pathOf(accountId) {
      const id = await parentOf(accountId)
      return parent && id !== undefined ? path.replace(`{${parent.slot}}`, id) : path
    },
    async fieldsOf(accountId) {
      const id = await parentOf(accountId)
      return parent && id !== undefined ? { [parent.slot]: id } : {}
    },
    async remove() {
      for (const [accountId, id] of made)
        await database().transaction(accountId, (query) =>
          deleteDocument(query, accountId, parent?.entity ?? '', id),
        )
      made.clear()
    },
  }
}
