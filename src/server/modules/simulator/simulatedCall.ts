import { checkPhoneNumber } from '../../../domain/phone/index.ts'
import { Refusal, say } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob, type JobHandler } from '../../jobs/index.ts'
import { phoneTexts } from '../../phoneTexts.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import { readOwnNumbers } from './ownNumbers.ts'
import { actInCall, beginCall, CALL, keepCall, readCall } from './playedCall.ts'

/** Kind of the job that hangs up where nobody plays a call any more. */
export const HANG_UP = 'hang-up-simulated-call'
const LEFT_ALONE_MS = 600_000

/** Calls to numbers of the account: who calls, and where they are answered. */
export function simulatedCall(context: Pick<ModuleContext, 'text' | 'phones' | 'published'>): Behaviour {
  return {
    resource: CALL,
    async beforeCreate(query, { accountId }, value) {
      const from = checkPhoneNumber(textOf(value['from']))
      if (!from.valid) throw new Refusal('invalid', { fields: { from: say(phoneTexts[from.reason]) } })
      const id = textOf(objectOf(value['to'])['id'])
      const to = (await readOwnNumbers(query, accountId, 'voice_in')).find((each) => each.id === id)
      if (!to) throw new Refusal('invalid', { fields: { to: say('simulator:number-unknown') } })
      if (from.number === to.number)
        throw new Refusal('invalid', { fields: { from: say('simulator:own-number') } })
      return { ...value, from: from.number, to: { ...to }, status: 'under-way' }
    },
    async afterCreate(query, { accountId }, { id, doc }) {
      const place = { query, accountId, id }
      const from = textOf(doc['from'])
      const { country } = checkPhoneNumber(from)
      const to = objectOf(doc['to'])
      const begun = { from, to: { id: textOf(to['id']), number: textOf(to['number']) }, country }
      await keepCall(place, await beginCall(context, place, begun))
      await enqueueJob(query, {
        accountId,
        kind: HANG_UP,
        key: id,
        payload: { call: id },
        delayMs: LEFT_ALONE_MS,
      })
    },
  }
}

/** Makes the handler that hangs up a call that was left alone. */
export function hangUpCalls(
  context: Pick<ModuleContext, 'database' | 'text' | 'phones' | 'published'>,
): JobHandler {
  return async function run({ accountId, payload }) {
    await context.database.transaction(accountId, async (query) => {
      const place = { query, accountId, id: String(payload['call']) }
      const call = await readCall(place, true)
      if (call && (await actInCall(context, place, call, { act: 'hang-up', keys: '' })))
        await keepCall(place, call)
    })
  }
}
