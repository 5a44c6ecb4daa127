import type { ModuleContext } from '../../host/ServerModule.ts'
import type { JobHandler } from '../../jobs/index.ts'
import { answerTicket, type AnswerContext } from './answerTicket.ts'
import { countAgentReplies } from './replies.ts'

/** Kind of the job in which the simulated agent answers a ticket. */
export const ANSWER_TICKET = 'answer-ticket'

const WORDS = ['support-tickets:simulated-first', 'support-tickets:simulated-next']

/** Makes the handler that answers open tickets in the agent's words; anything else needs no answer. */
export function createSimulatedAgent(context: AnswerContext & Pick<ModuleContext, 'database'>): JobHandler {
  const { database, text } = context
  return async function answer({ accountId, payload }) {
    const ticketId = String(payload['ticket'])
    const before = await database.read(accountId, (query) => countAgentReplies(query, accountId, ticketId))
    await answerTicket(context, {
      accountId,
      ticketId,
      agent: text('support-tickets:simulated-agent'),
      text: text(WORDS[before] ?? 'support-tickets:simulated-again'),
      resolves: before > 0,
      // A repeated job finds the ticket answered.
      onlyOpen: true,
    })
  }
}
