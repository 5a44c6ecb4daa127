import { sql } from 'kysely'
import { filesIn } from '../../../language/index.ts'
import { Refusal, say, wordsOf } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob } from '../../jobs/index.ts'
import { findUploads } from '../../files/index.ts'
import type { Behaviour, Caller } from '../../resources/behaviour.ts'
import { objectOf } from '../../storage/documentValues.ts'
import { createFileCounter } from './countFile.ts'
import type { Query } from '../../storage/database.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { checkCosts, checkTexts, countNumbers } from './checkCosts.ts'
import { CHECK_NUMBERS, NUMBER_CHECK, REMOVE_NUMBER_CHECK } from './checkTypes.ts'
import { sendResults } from './sendResults.ts'

/** Carriers may be out of reach for an hour. */
const ATTEMPTS = 60

/** Checks of numbers: their price, their start, and their results. */
export function numberCheck(context: ModuleContext): Behaviour {
  const { database, published, text } = context
  const countFile = createFileCounter(context.files)

  return {
    resource: NUMBER_CHECK,
    async prepareCreate({ accountId }, given) {
      const counted = await countNumbers(countFile, accountId, given)
      return async (query, _caller, value, id) => {
        const { numbers: _typed, ...stored } = value
        const costs = await checkCosts(query, published(), accountId, value, counted)
        if (Object.keys(costs.fields).length > 0) throw new Refusal('invalid', { fields: costs.fields })
        await sql`
        insert into number_check (account_id, check_id, typed)
        values (${accountId}, ${id}, ${costs.typed ?? null})`.execute(query)
        return {
          ...stored,
          ...(costs.column !== undefined && { column: costs.column, column_name: costs.column_name ?? '' }),
          uuid: id,
          status: 'processing',
          status_note: '',
          total: costs.numbers,
          checked: 0,
          valid: 0,
          invalid: 0,
          duplicated: 0,
          unanswered: 0,
          price: costs.price,
          charge: 0,
          sample: [],
        }
      }
    },
    async afterCreate(query, { accountId }, { id }) {
      await queueCheck(query, accountId, id, id)
    },
    onTransition(_query, _mover, _record, { id }) {
      const set: JsonObject = id === 'resume' ? { status_note: '' } : {}
      return Promise.resolve(set)
    },
    async afterTransition(query, { accountId }, { id, version }, transition) {
      if (transition.id !== 'resume') return
      await queueCheck(query, accountId, id, `${id}:resumed:${version}`)
    },
    async afterDelete(query, { accountId }, { id }) {
      const { rows } = await sql<{ parts: number }>`
        delete from number_check where account_id = ${accountId} and check_id = ${id} returning parts`.execute(
        query,
      )
      // The files go once the record is gone for good.
      await enqueueJob(query, {
        accountId,
        kind: REMOVE_NUMBER_CHECK,
        key: id,
        payload: { check: id, parts: rows[0]?.parts ?? 0 },
      })
    },
    endpoints: {
      async estimate({ caller, body }) {
        const { accountId } = caller
        const value = objectOf(objectOf(body)['request'])
        await database.read(accountId, (query) => checkSource(query, caller, value))
        const counted = await countNumbers(countFile, accountId, value)
        const {
          typed: _typed,
          fields,
          ...figures
        } = await database.read(accountId, (query) =>
          checkCosts(query, published(), accountId, value, counted),
        )
        const refused = Object.entries(fields).map(([field, words]) => [field, wordsOf(words, text)])
        return { body: { ...figures, ...(refused.length > 0 && { fields: Object.fromEntries(refused) }) } }
      },
      results: (request) => sendResults(context, request),
    },
  }
}

function queueCheck(query: Query, accountId: string, id: string, key: string): Promise<void> {
  const payload = { check: id }
  return enqueueJob(query, { accountId, kind: CHECK_NUMBERS, key, payload, maxAttempts: ATTEMPTS })
}

/** @throws Refusal `invalid` when there are no numbers, or the file isn't an upload of this user */
async function checkSource(
  query: Query,
  { accountId, userId }: Caller,
  { input, numbers, file }: JsonObject,
): Promise<void> {
  if (input !== 'file') {
    if (numbers === undefined) throw new Refusal('invalid', { fields: { numbers: checkTexts.none } })
    return
  }
  const [{ id } = { id: '' }] = filesIn(file)
  const upload = (await findUploads(query, accountId, [String(id)])).get(String(id))
  // Also one that a check has by now: the price is asked again while its page opens.
  const isOwn = upload?.entity === NUMBER_CHECK && upload.uploaded_by === userId
  if (!isOwn) throw new Refusal('invalid', { fields: { file: say('portal:form-file-gone') } })
}
