import { sql } from 'kysely'
import { checkPhoneNumber } from '../../../domain/phone/index.ts'
import { writeMessageReference } from '../../carrier/index.ts'
import { Refusal, say } from '../../errors.ts'
import { phoneTexts } from '../../phoneTexts.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob, type JobHandler } from '../../jobs/index.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import { readDocument } from '../../storage/documents.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import { readOwnNumbers } from './ownNumbers.ts'

const MESSAGE = 'simulated-message'
/** Kind of the job that hands a person's message to the simulated carrier. */
export const SEND_INCOMING = 'send-simulated-message'

/** Messages that people write to numbers of the account; the carrier takes them in. */
export function simulatedMessage(): Behaviour {
  return {
    resource: MESSAGE,
    async beforeCreate(query, { accountId }, value) {
      const from = checkPhoneNumber(textOf(value['from']))
      if (!from.valid) throw new Refusal('invalid', { fields: { from: say(phoneTexts[from.reason]) } })
      const id = textOf(objectOf(value['to'])['id'])
      const to = (await readOwnNumbers(query, accountId, 'sms_in')).find((each) => each.id === id)
      if (!to) throw new Refusal('invalid', { fields: { to: say('simulator:number-unknown') } })
      return { ...value, from: from.number, to: { ...to } }
    },
    async afterCreate(query, { accountId }, { id }) {
      await enqueueJob(query, { accountId, kind: SEND_INCOMING, key: id, payload: { message: id } })
    },
  }
}

/** Makes the handler that hands a message over as the answer to the last one its sender got from the number. */
export function insertIncoming({ database, hands }: Pick<ModuleContext, 'database' | 'hands'>): JobHandler {
  return async function send({ accountId, payload }) {
    const id = String(payload['message'])
    const message = await database.read(accountId, async (query) => {
      const record = await readDocument(query, accountId, MESSAGE, id)
      if (!record) return undefined
      const from = textOf(record.doc['from'])
      const to = textOf(objectOf(record.doc['to'])['number'])
      const { rows } = await sql<{ campaign: string | null }>`
        select sms_campaign_id as campaign from sms_message
        where account_id = ${accountId} and sender = ${to} and recipient = ${from}
        order by created_at desc limit 1`.execute(query)
      const reference = writeMessageReference({
        accountId,
        campaignId: rows[0]?.campaign ?? undefined,
        createdAt: record.createdAt.toISOString(),
      })
      return { id, from, to, body: textOf(record.doc['text']), reference }
    })
    if (message) await hands.receive(message)
  }
}
