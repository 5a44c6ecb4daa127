import { sql } from 'kysely'
import { checkPhoneNumber } from '../../../domain/phone/index.ts'
import { Refusal, say } from '../../errors.ts'
import { phoneTexts } from '../../phoneTexts.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob, type JobHandler } from '../../jobs/index.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import { messageReference } from '../sms-broadcast/claimBatch.ts'

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
      const to = await readNumber(query, accountId, textOf(objectOf(value['to'])['id']))
      if (!to) throw new Refusal('invalid', { fields: { to: say('simulator:number-unknown') } })
      return { ...value, from: from.number, to }
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
      const reference = messageReference(
        accountId,
        rows[0]?.campaign ?? undefined,
        record.createdAt.getTime(),
      )
      return { id, from, to, body: textOf(record.doc['text']), reference }
    })
    if (message) await hands.receive(message)
  }
}

/** An active number of the account that receives messages. */
async function readNumber(
  query: Query,
  accountId: string,
  id: string,
): Promise<{ id: string; number: string } | undefined> {
  const found = await readOwnNumbers(query, accountId)
  return found.find((each) => each.id === id)
}

export async function readOwnNumbers(
  query: Query,
  accountId: string,
): Promise<{ id: string; number: string }[]> {
  const { rows } = await sql<{ id: string; number: string }>`
    select id, doc ->> 'number' as number from record
    where account_id = ${accountId} and entity = 'did' and doc ->> 'status' = 'active' and doc -> 'sms_enabled' = 'true'
    order by doc ->> 'number' limit 2000`.execute(query)
  return rows
}
