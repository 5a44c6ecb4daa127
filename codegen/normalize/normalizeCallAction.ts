import type { CallActionDefinition } from '../../src/language/portal.ts'
import { findActionCall } from '../actionCalls.ts'
import type { SharedModel } from '../Model.ts'
import type { CallActionSource } from '../read/source.ts'
import { accessOfLink } from '../routes.ts'
import { omitUndefined } from './omitUndefined.ts'
import { qualifyAll } from './qualifyText.ts'
import type { Qualify } from './qualifyText.ts'

/** A call with the permissions of its endpoint, and of the screen it leads to. */
export function normalizeCallAction(
  model: SharedModel,
  action: CallActionSource,
  qualify: Qualify,
): CallActionDefinition {
  const { method, call, access = [], confirm, success, then = 'stay' } = action
  const found = findActionCall(model, action)
  const needed = [
    ...access,
    ...(found?.access ?? []),
    ...(then.startsWith('/') ? accessOfLink(model, then) : []),
  ]
  return omitUndefined({
    method,
    call,
    access: [...new Set(needed)],
    asks: found && `${found.method} ${found.path}`,
    confirm: confirm && qualifyAll(confirm, qualify),
    success: success && qualify(success),
    then,
  })
}
