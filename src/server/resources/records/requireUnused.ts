import type { ReferenceDefinition, TextKey } from '../../../language/portal.ts'
import { Refusal } from '../../errors.ts'
import type { Query } from '../../storage/database.ts'
import { fieldSql } from '../../storage/fieldSql.ts'
import type { Collection } from '../../storage/syncIndexes.ts'
import { ownKey } from './resolveReferences.ts'
import type { ResourceRequest } from '../ResourceContext.ts'
import { run } from '../run.ts'

/**
 * @param id of the record that is to be deleted, which is locked
 * @throws Refusal `operation-not-allowed` while another record refers to it in a field that keeps it
 */
export async function requireUnused(query: Query, request: ResourceRequest, id: string): Promise<void> {
  const { published } = request.context
  for (const { collection, field, reference, because } of referencesTo(request)) {
    const [found] = await run<{ any: boolean }>(query, {
      text: `select exists(select 1 from record where account_id = current_account() and entity = $1 and ${uses(collection, field, reference)}) as "any"`,
      parameters: [collection.resource.entity, id],
    })
    if (found?.any) throw new Refusal('operation-not-allowed', { text: published.text(because) })
  }
}

interface KeepingReference {
  collection: Collection
  field: string
  reference: ReferenceDefinition
  because: TextKey
}

function referencesTo({ context, resource }: ResourceRequest): KeepingReference[] {
  const stored = context.published.collections.filter((each) => each.resource.storage.kind === 'documents')
  return stored.flatMap((collection) =>
    Object.entries(collection.entity.rules.fields).flatMap(([field, { reference }]) =>
      reference?.inUse !== undefined && reference.get === resource.path
        ? [{ collection, field, reference, because: reference.inUse }]
        : [],
    ),
  )
}

/** Whether a record's field holds the record `$2`. */
function uses({ resource, entity }: Collection, field: string, reference: ReferenceDefinition): string {
  const own = ownKey(reference)
  if (entity.properties[field]?.type !== 'array')
    return `${fieldSql(resource, entity, `${field}.${own}`).expression} = $2`
  return `${fieldSql(resource, entity, field).json} @> jsonb_build_array(jsonb_build_object('${own}', $2::text))`
}
