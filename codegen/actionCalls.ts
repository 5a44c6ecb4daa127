import type { Model } from './Model.ts'
import { nearestCall, withoutSlotNames } from './readCalls.ts'
import type { CallActionSource, ResourceSource } from './read/source.ts'
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

/** A model never changes, and every action asks. */
const known = new WeakMap<Model, readonly ActionCall[]>()

/** Every call that actions may make. */
export function actionCalls(model: Model): readonly ActionCall[] {
  const calls = known.get(model) ?? [...model.resources.values()].flatMap(({ value }) => callsOf(value))
  known.set(model, calls)
  return calls
}

/** The call that an action asks for, whatever its slots are called. */
export function findActionCall(
  model: Model,
  { method, call }: Pick<CallActionSource, 'method' | 'call'>,
): ActionCall | undefined {
  const same = actionCalls(model).filter((each) => each.method === method)
  const path = withoutSlotNames(call)
  return (
    same.find((each) => withoutSlotNames(each.path) === path) ?? same.find((each) => answers(each.path, call))
  )
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
  model: Model,
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
