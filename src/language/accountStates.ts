import { evaluateCondition } from './conditions/evaluateCondition.ts'
import type { AccountStateDefinition } from './portal.ts'
import type { Scope } from './Scope.ts'

/** What somebody is about to do: a call by method and path, and the transition it makes, if any. */
export interface AskedCall {
  /** `PUT /v1/profile/password` */
  call: string
  /** `sms-campaign.pause` */
  transition?: string
}

/** The states an account is in, in the order of the definitions. */
export function statesOf(
  states: readonly AccountStateDefinition[],
  { account, config }: Pick<Scope, 'account' | 'config'>,
): AccountStateDefinition[] {
  return states.filter(({ when }) => evaluateCondition(when, { account, config, user: {} }))
}

/** The first state of an account that does not allow a call; undefined when all do. Browser and server ask it. */
export function refusingState(
  states: readonly AccountStateDefinition[],
  scope: Pick<Scope, 'account' | 'config'>,
  { call, transition }: AskedCall,
): AccountStateDefinition | undefined {
  return statesOf(states, scope).find(
    ({ calls, transitions }) =>
      !calls.includes(call) || (transition !== undefined && !transitions.includes(transition)),
  )
}

/** The call that starts an action on many records. */
export function callOfBulk({ path }: { path: string }): string {
  return `POST ${path}/bulk`
}

/** The call of an operation that changes something, by its name: `POST /v1/parcels`. */
export function callOfOperation(
  { path, singleton }: { path: string; singleton?: boolean },
  operation: 'create' | 'update' | 'delete' | 'rotate',
): string {
  if (operation === 'create') return `POST ${path}`
  if (operation === 'rotate') return `POST ${path}/{id}/rotate`
  const one = singleton === true ? path : `${path}/{id}`
  return `${operation === 'update' ? 'PUT' : 'DELETE'} ${one}`
}
