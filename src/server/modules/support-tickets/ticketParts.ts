import type { ModuleContext, ModuleParts } from '../../host/ServerModule.ts'
import { ANSWER_TICKET, createSimulatedAgent } from './createSimulatedAgent.ts'
import { createSimulatedDesk } from './createSimulatedDesk.ts'
import { createMailDesk } from './createMailDesk.ts'
import { ticket } from './ticket.ts'
import { ticketReply } from './ticketReply.ts'

/** How long the simulated agent takes. */
const ANSWER_MS = 4_000

/** Tickets and replies, and who answers them: people who get them by mail, or the demo's simulated agent. */
export function ticketParts(context: ModuleContext): ModuleParts {
  const desk = () =>
    context.simulates('support-agent')
      ? createSimulatedDesk(context.limits?.['ticketAnswerMs'] ?? ANSWER_MS)
      : createMailDesk(context)
  return {
    behaviours: [ticket(context, desk), ticketReply(context, desk)],
    jobs: { [ANSWER_TICKET]: { run: createSimulatedAgent(context) } },
  }
}
