import type { Endpoints } from '../../../generated/modules/simulator.types.ts'
import { Refusal, say } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Behaviour, EndpointRequest } from '../../resources/behaviour.ts'
import { answerTicket } from '../support-tickets/answerTicket.ts'
import { moveClock, readTimers } from './clock.ts'
import { readOutbox } from './outbox.ts'
import { decideReview, readReviews } from './reviews.ts'
import { readOwnNumbers } from './ownNumbers.ts'
import { actInCall, actsOf, keepCall, readCall, readLastCall, type PlayedCall } from './playedCall.ts'
import { assignKey, assignNumber } from './sandboxKit.ts'
import { readTickets } from './tickets.ts'
import { isUuid } from '../../storage/documentValues.ts'

/** As many as a list shows. */
const SHOWN = 50

type Input<Id extends keyof Endpoints['simulation']> = Endpoints['simulation'][Id]['input']

/**
 * What people do in the place of carriers, reviewers, agents and time. Nothing is changed here: each act goes through
 * the port that a real one would use.
 */
export function simulation(context: ModuleContext): Behaviour {
  const { database, hands } = context
  return {
    resource: 'simulation',
    endpoints: {
      async numbers({ caller: { accountId }, query: { can = 'sms_in', search = '', id } }) {
        const all = await database.read(accountId, (query) =>
          readOwnNumbers(query, accountId, can === 'voice_in' ? can : 'sms_in'),
        )
        const digits = search.replaceAll(/\D/g, '')
        const found = all.filter(
          (each) => each.number.includes(digits) && (id === undefined || each.id === id),
        )
        const pagination = { current_page: 1, per_page: 100, total_pages: 1, total: found.length }
        return { body: { numbers: found.slice(0, 100), pagination, is_empty: all.length === 0 } }
      },

      async receipts({ caller: { accountId } }) {
        const items = await hands.awaitedReceipts(accountId, SHOWN)
        return { body: { items: items.map(({ at, ...item }) => ({ ...item, at: at.toISOString() })) } }
      },

      async 'decide-receipt'(request) {
        const { outcome } = inputOf<'decide-receipt'>(request)
        const { accountId } = request.caller
        const id = uuidOf(request)
        if (!(await hands.decideReceipt(accountId, id, { status: outcome }))) throw gone()
        return { body: { success: true } }
      },

      async reviews({ caller: { accountId } }) {
        return { body: { items: await readReviews(context, accountId, SHOWN) } }
      },

      async 'decide-review'(request) {
        const { decision, note, reason } = inputOf<'decide-review'>(request)
        const entity = request.params['entity'] ?? ''
        const record = { accountId: request.caller.accountId, entity, record: uuidOf(request) }
        if (!(await decideReview(context, record, { decision, note: note ?? '', reason }))) throw gone()
        return { body: { success: true } }
      },

      async tickets({ caller: { accountId } }) {
        return {
          body: { items: await database.read(accountId, (query) => readTickets(query, accountId, SHOWN)) },
        }
      },

      async 'answer-ticket'(request) {
        const { text, resolves } = inputOf<'answer-ticket'>(request)
        const reply = await answerTicket(context, {
          accountId: request.caller.accountId,
          ticketId: uuidOf(request),
          agent: context.text('simulator:agent-name'),
          text,
          resolves: resolves === true,
        })
        if (reply === undefined) throw gone()
        return { body: { id: reply } }
      },

      async timers({ caller: { accountId } }) {
        return { body: { items: await readTimers(context, accountId, SHOWN) } }
      },

      async clock(request) {
        const { days } = inputOf<'clock'>(request)
        return { body: { due: await moveClock(context, request.caller.accountId, days) } }
      },

      async phone({ caller: { accountId } }) {
        const last = await database.read(accountId, (query) => readLastCall(query, accountId))
        return { body: { call: last ? phoneOf(last.id, last.call) : null } }
      },

      async act(request) {
        const { act, keys } = inputOf<'act'>(request)
        const { accountId } = request.caller
        const id = uuidOf(request)
        return database.transaction(accountId, async (query) => {
          const place = { query, accountId, id }
          const call = await readCall(place, true)
          if (!call) throw gone()
          if (!(await actInCall(context, place, call, { act, keys: keys ?? '' })))
            throw new Refusal('operation-not-allowed', { text: say('simulator:call-over') })
          await keepCall(place, call)
          return { body: { call: phoneOf(id, call) } }
        })
      },

      async 'assign-number'(request) {
        const { number_country: country } = inputOf<'assign-number'>(request)
        return { status: 201, body: await assignNumber(context, request.caller, country) }
      },

      async 'assign-key'(request) {
        const { key_label: label } = inputOf<'assign-key'>(request)
        return { status: 201, body: await assignKey(context, request.caller, label) }
      },

      async outbox({ caller }) {
        return { body: { items: await readOutbox(context, caller, SHOWN) } }
      },
    },
  }
}

function phoneOf(id: string, call: PlayedCall) {
  const { from, to, status, seconds, lines, isSecret = false } = call
  return { id, from, to, status, seconds, lines, is_secret: isSecret, acts: actsOf(call) }
}

/** The server has validated it against the definition. */
function inputOf<Id extends keyof Endpoints['simulation']>({ input }: EndpointRequest): Input<Id> {
  return input as Input<Id>
}

function uuidOf({ params }: EndpointRequest): string {
  const id = (params['id'] ?? '').toLowerCase()
  if (!isUuid(id)) throw new Refusal('not-found')
  return id
}

function gone(): Refusal {
  return new Refusal('not-found', { text: say('simulator:gone') })
}
