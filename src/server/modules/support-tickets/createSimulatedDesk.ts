import { enqueueJob } from '../../jobs/index.ts'
import { ANSWER_TICKET } from './createSimulatedAgent.ts'
import type { SupportDesk } from './SupportDesk.ts'

/** A simulated agent answers after a while. */
export function createSimulatedDesk(delayMs: number): SupportDesk {
  return {
    receive: (query, { accountId, ticketId }) =>
      enqueueJob(query, {
        accountId,
        kind: ANSWER_TICKET,
        key: ticketId,
        payload: { ticket: ticketId },
        delayMs,
      }),
  }
}
