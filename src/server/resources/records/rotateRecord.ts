import { durationMs } from '../../../shared/durationMs.ts'
import { Refusal } from '../../errors.ts'
import { insertEvent } from '../../lifecycle/index.ts'
import { readDocument, replaceDocument } from '../../storage/documents.ts'
import { isUuid, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { idempotently, type StoredAnswer } from './idempotently.ts'
import { replaceSecrets, showingOnce, type MadeSecrets } from './madeSecrets.ts'
import { isBelow } from './parentRecords.ts'
import { readActionInput } from '../input/readActionInput.ts'
import type { ResourceRequest } from '../ResourceContext.ts'
import { answerOf, audit, requireOperation, requireVersion } from './writeRecord.ts'

/** The transition of the event. */
const ROTATE = 'rotate'

/**
 * Makes a new secret of a record and answers it once. The one before works until the time that was chosen.
 * @param given what the form of the operation takes
 */
export async function rotateRecord(
  request: ResourceRequest,
  id: string,
  given: JsonObject,
  { ifMatch, key }: { ifMatch: string | undefined; key: string | undefined },
): Promise<StoredAnswer> {
  const { context, caller, resource, whole } = request
  const { rotate } = resource.operations
  if (!rotate) throw new Refusal('not-found')
  const { accountId, userId } = caller
  const call = {
    caller,
    key,
    route: `POST ${resource.path}/${id}/rotate`,
    body: given,
  }
  let shown: MadeSecrets['shown'] = {}
  const answer = await context.database.transaction(accountId, (query) =>
    idempotently(query, call, async () => {
      const record =
        isUuid(id) && (await readDocument(query, accountId, resource.entity, id.toLowerCase(), true))
      if (!record || !isBelow(request, record)) throw new Refusal('not-found')
      requireVersion(record, ifMatch)
      requireOperation(request, rotate, record)
      const input = readActionInput(request, rotate.form, given, record)
      const graceMs = durationMs(textOf(input.value[rotate.grace]))
      const holder = { accountId, entity: whole, recordId: record.id }
      const made = await replaceSecrets(query, context.secrets, holder, graceMs)
      shown = made.shown
      const doc: JsonObject = { ...record.doc, ...input.own, ...made.stored }
      if (rotate.until !== undefined) {
        if (graceMs > 0) doc[rotate.until] = new Date(Date.now() + graceMs).toISOString()
        else delete doc[rotate.until]
      }
      const changed = await replaceDocument(query, accountId, resource.entity, record.id, record.version, doc)
      if (!changed) throw new Error(`${resource.entity} ${record.id} was not locked`)
      await audit(query, request, record.id, 'rotated', { before: record.doc, after: doc, event: ROTATE })
      const state = whole.lifecycle && record.doc[whole.lifecycle.field]
      if (typeof state === 'string' || typeof state === 'number')
        await insertEvent(query, {
          accountId,
          entity: whole.id,
          recordId: record.id,
          transition: ROTATE,
          from: String(state),
          to: String(state),
          actor: 'user',
          userId,
          input: input.kept,
        })
      return answerOf(request, 200, changed)
    }),
  )
  return showingOnce(answer, shown)
}
