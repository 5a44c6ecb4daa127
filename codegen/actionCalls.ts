import type { SharedModel } from './Model.ts'
import { fact, question } from './question.ts'
import { nearestCall, withoutSlotNames } from './readCalls.ts'
import type { CallActionSource, ResourceSource } from './read/source.ts'
import { sameWhile } from './sameWhile.ts'
import { permissionsNeeded } from './permissionsNeeded.ts'

/** A call that an action may make: an endpoint that changes something, or a GET that answers a file. */
export interface ActionCall {
  resource: string
  endpoint: string
  /** Rows that lists may make it for at once. */
  bulk?: number
  method: string
  /** Below the API base, with `{slots}`. */
  path: string
  access: string[]
  /** Whose properties its input is. */
  entity: string
  /** Properties that its body has. */
  input?: string[]
}

/** Every call that actions may make. */
export const actionCalls = fact(
  ({ resources }) => [resources],
  (resources): readonly ActionCall[] =>
    [...resources.values()].flatMap((file) => same(file, [], () => callsOf(file.value))),
)

const same = sameWhile<readonly ActionCall[]>()

const callAt = question(
  (model) => [actionCalls(model)],
  (calls) => {
    const byPath = Map.groupBy(calls, ({ method, path }) => `${method} ${withoutSlotNames(path)}`)
    return (address: string) => {
      const [method, call = ''] = address.split(' ')
      const [found] = byPath.get(withoutSlotNames(address)) ?? []
      return found ?? calls.find((each) => each.method === method && answers(each.path, call))
    }
  },
)

/** The call that an action asks for, whatever its slots are called. */
export function findActionCall(
  model: SharedModel,
  { method, call }: Pick<CallActionSource, 'method' | 'call'>,
): ActionCall | undefined {
  return callAt(model, `${method} ${call}`)
}

/** Whether an endpoint answers an address that names the value of a slot: `/levels/7/apply`. */
function answers(endpoint: string, call: string): boolean {
  const [slots, values] = [endpoint.split('/'), call.split('/')]
  return (
    slots.length === values.length &&
    slots.every((slot, index) => slot.startsWith('{') || slot === values[index])
  )
}

/** The address that was meant, with the slots as they were written where they fit. */
export function nearestActionCall(
  model: SharedModel,
  { method, call }: Pick<CallActionSource, 'method' | 'call'>,
): string | undefined {
  const sameMethod = actionCalls(model).filter((each) => each.method === method)
  const near = nearestCall(
    withoutSlotNames(call),
    sameMethod.map(({ path }) => ({ path: withoutSlotNames(path) })),
  )
  const written = call.match(/\{[^}]*\}/g) ?? []
  return near?.replace(/\{\}/g, () => written.shift() ?? '{row.id}')
}

function callsOf({ id, path, entity, endpoints = [] }: ResourceSource): ActionCall[] {
  return endpoints.flatMap((endpoint) =>
    // Only what is no JSON is saved as a file.
    endpoint.method === 'GET' && (endpoint.output !== undefined || !/\.[a-z]+$/.test(endpoint.path))
      ? []
      : [
          {
            resource: id,
            endpoint: endpoint.id,
            ...(endpoint.bulk !== undefined && { bulk: endpoint.bulk }),
            method: endpoint.method,
            path: endpoint.absolute === true ? endpoint.path : path + endpoint.path,
            access: permissionsNeeded(endpoint.access),
            entity,
            ...(endpoint.input && { input: endpoint.input }),
          },
        ],
  )
}
