import { setTimeout as wait } from 'node:timers/promises'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { OutgoingError, type Outgoing, type OutgoingAnswer } from '../../outgoing/index.ts'

/** Name of the party; in the demo it answers for all hosts of `.example`, which exist nowhere. */
const PARTY = 'webhook-receiver'
const ANSWER_MS = 120

/** First part of a simulated host → what it does; any other accepts everything. */
const answers: Record<string, OutgoingAnswer | OutgoingError> = {
  broken: { status: 500, text: '{"error":500}' },
  moved: { status: 301, text: '' },
  gone: { status: 410, text: '{"error":410}' },
  down: new OutgoingError('connection'),
  slow: new OutgoingError('timeout'),
}

/** Sends to the addresses of webhooks: the simulated ones here, all others over the network. */
export function createReceivers({
  outgoing,
  simulates,
}: Pick<ModuleContext, 'outgoing' | 'simulates'>): Pick<Outgoing, 'post'> {
  return {
    async post(url, message) {
      const { hostname } = new URL(url)
      if (!simulates(PARTY) || !hostname.endsWith('.example')) return outgoing.post(url, message)
      await wait(ANSWER_MS)
      const answer = answers[hostname.split('.')[0] ?? ''] ?? { status: 200, text: '{"received":true}' }
      if (answer instanceof OutgoingError) throw answer
      return answer
    },
  }
}
