import {
  fileFields,
  fileRulesOf,
  filesIn,
  isPresent,
  isVisible,
  isWritable,
  type FileValue,
  type WriteOperation,
} from '../../../language/index.ts'
import type { EntityDefinition, FieldError } from '../../../language/portal.ts'
import { Refusal } from '../../errors.ts'
import { dropUploads, findUploads, giveUploads } from '../../files/index.ts'
import type { Query } from '../../storage/database.ts'
import type { JsonObject } from '../../storage/tables.ts'
import type { Caller } from '../behaviour.ts'
import type { ResourceRequest } from '../ResourceContext.ts'

interface ResolvedFiles {
  /** The form with every file as the server knows it. */
  form: JsonObject
  errors: FieldError[]
}

/**
 * Looks up the files a client names by their ids: what is stored with the record stays, anything else must be the
 * user's own upload for this field that no record holds yet.
 */
export async function resolveFiles(
  { entity, caller, context }: ResourceRequest,
  form: JsonObject,
  stored: JsonObject | undefined,
  operation: WriteOperation,
): Promise<ResolvedFiles> {
  const scope = { ...caller.scope, form }
  const names = fileFields(entity).filter((name) => {
    const property = entity.properties[name]
    const isOpen = property && isWritable(property, operation) && isVisible(entity, name, scope)
    // Refused as too many, before anything is looked up.
    return isOpen && filesIn(form[name]).length <= (property.maxItems ?? 1)
  })
  if (names.length === 0) return { form, errors: [] }
  const ids = names.flatMap((name) => filesIn(form[name]).map(({ id }) => String(id)))
  const found = await context.database.read(caller.accountId, (query) =>
    findUploads(query, caller.accountId, ids),
  )
  const result: JsonObject = { ...form }
  const errors: FieldError[] = []
  for (const name of names) {
    const isList = entity.properties[name]?.type === 'array'
    const kept = new Map(filesIn(stored?.[name]).map((file) => [file.id, file]))
    const seen = new Set<string>()
    const values = membersOf(form[name]).map((member, index) => {
      const [file] = filesIn(member)
      // Refused by the validator.
      if (!file) return member
      const row = found.get(String(file.id))
      const isOwn =
        row?.entity === entity.id &&
        row.field === name &&
        row.record_id === null &&
        row.uploaded_by === caller.userId
      const value: FileValue | undefined =
        kept.get(file.id) ??
        (isOwn ? { id: row.id, name: row.filename, bytes: row.bytes, type: row.type } : undefined)
      if (!value || seen.has(value.id))
        errors.push({ path: isList ? `${name}[${index}]` : name, keyword: 'file-gone', text: null })
      seen.add(file.id)
      return value ?? file
    })
    // as: a FileValue is JSON.
    if (Array.isArray(form[name]) === isList && isPresent(form[name]))
      result[name] = (isList ? values : values[0]) as JsonObject
  }
  return { form: result, errors }
}

function membersOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

/**
 * Gives the files of a document to its record and drops those it no longer holds, in the transaction that stores it.
 * @throws Refusal `invalid` when one has been given away or deleted meanwhile
 */
export async function keepFiles(
  query: Query,
  caller: Caller,
  entity: EntityDefinition,
  record: { id: string; before?: JsonObject; after?: JsonObject },
): Promise<void> {
  for (const name of fileFields(entity)) {
    const before = filesIn(record.before?.[name]).map(({ id }) => id)
    const after = filesIn(record.after?.[name]).map(({ id }) => id)
    const given = after.filter((id) => !before.includes(id))
    if (!(await giveUploads(query, caller.accountId, caller.userId, record.id, given)))
      throw new Refusal('stale')
    await dropUploads(
      query,
      caller.accountId,
      before.filter((id) => !after.includes(id)),
    )
  }
}

/** Whether a field takes files. */
export function isFileField(entity: EntityDefinition, name: string): boolean {
  return fileRulesOf(entity.properties[name]) !== undefined
}
