import { Refusal } from '../../errors.ts'
import type { Endpoints } from '../../../generated/modules/sip-trunks.types.ts'
import type { CallVerdict } from '../../../domain/sip/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { typedEndpoints, type Behaviour, type StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import { judgeTrunkCall } from './judgeTrunkCall.ts'
import { recordTestCall } from './recordTestCall.ts'
import { simulateCall, type LadderLine } from './simulateCall.ts'
import { simulateRegistration } from './simulateRegistration.ts'
import { hasPassword } from './sipCredential.ts'
import { TRUNK } from './sipHost.ts'

/** What becomes of a dialed number: asked, or tried by a call. */
export function testCall(context: ModuleContext): Behaviour {
  const { database } = context
  return {
    resource: 'test-call',
    endpoints: typedEndpoints<Endpoints['test-call']>({
      async preview({ caller, input: { trunk_id: id, dialed } }) {
        const verdict = await database.read(caller.accountId, async (query) =>
          judgeTrunkCall(context, query, caller, await readTrunk(query, caller.accountId, id), dialed),
        )
        return { body: answerOf(verdict) }
      },
      async register({ caller: { accountId }, input: { trunk_id: id } }) {
        return database.read(accountId, async (query) => {
          const { doc } = await readTrunk(query, accountId, id)
          const { refusal, code, ladder } = simulateRegistration(doc, await hasPassword(query, accountId, id))
          return { body: { refusal, code, ladder: ladder.map(lineOf) } }
        })
      },
      async make({ caller, input: { trunk_id: id, dialed } }) {
        const { accountId } = caller
        return database.transaction(accountId, async (query) => {
          const trunk = await readTrunk(query, accountId, id)
          const verdict = await judgeTrunkCall(context, query, caller, trunk, dialed)
          const { code, duration, ladder } = simulateCall(trunk.doc, verdict)
          await recordTestCall(query, accountId, trunk.id, { ...verdict, code, duration, dialed })
          return { body: { ...answerOf(verdict), code, duration, ladder: ladder.map(lineOf) } }
        })
      },
    }),
  }
}

async function readTrunk(query: Query, accountId: string, id: string): Promise<StoredRecord> {
  const record = await readDocument(query, accountId, TRUNK, id.toLowerCase())
  if (!record) throw new Refusal('not-found')
  return record
}

function lineOf({ afterMs, ...line }: LadderLine) {
  return { ...line, after_ms: afterMs }
}

function answerOf({ sent, country, rate, maxSeconds, refusal, code }: CallVerdict) {
  return {
    sent,
    country: country ?? null,
    rate: rate ?? null,
    max_seconds: maxSeconds,
    refusal: refusal ?? null,
    code: code ?? null,
  }
}
