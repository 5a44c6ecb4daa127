import { evaluateCondition, stateValue } from '../../../language/index.ts'
import type {
  EntityDefinition,
  LifecycleDefinition,
  ListDefinition,
  RowActionDefinition,
  TransitionDefinition,
} from '../../../language/portal.ts'
import { requireState } from '../../auth/requireState.ts'
import { isAllowed } from '../../auth/permissionsOf.ts'
import { callOfOperation } from '../../../language/index.ts'
import { mostSelected } from '../../../language/tasks.ts'
import { Refusal, say } from '../../errors.ts'
import type { Query } from '../../storage/database.ts'
import type { StoredRecord } from '../behaviour.ts'
import { bulkRowAction, callForRow, rowCallOf } from './bulkCall.ts'
import type { PublishedPortal } from '../PublishedPortal.ts'
import type { ResourceRequest } from '../ResourceContext.ts'
import {
  changeState,
  deleteRecord,
  requireDeletable,
  requireTransition,
  rowScope,
} from '../records/writeRecord.ts'

/** What a bulk action does to each record: a transition by its id, or a delete or call by the id of its row action. */
export interface BulkAction {
  kind: 'transition' | 'delete' | 'call'
  id: string
  /** Transitions with the same title: a record takes the one it allows. */
  or?: string[]
}

type DeleteAction = Extract<RowActionDefinition, { kind: 'delete' }>

/**
 * The bulk action of a list that this user may make at all.
 * @throws Refusal `invalid` for one the list doesn't have, `forbidden` without its permissions
 */
export function findBulkAction(
  request: ResourceRequest,
  listId: unknown,
  actionId: unknown,
): { list: ListDefinition; action: BulkAction; most: number } {
  const { context, resource } = request
  const list = context.published.lists.find(
    ({ id, resource: shown }) => id === listId && shown === resource.id,
  )
  if (!list) throw new Refusal('invalid', { fields: { list: say('portal:error-list-unknown') } })
  const found = list.rowActions.find(({ id }) => id === actionId && list.bulkActions.includes(id))
  if (!found || found.kind === 'link' || found.kind === 'rotate')
    throw new Refusal('invalid', { fields: { action: say('portal:error-action-unknown') } })
  const action: BulkAction =
    found.kind === 'transition'
      ? { kind: found.kind, id: found.transition, ...alike(request.entity, list, found.transition) }
      : { kind: found.kind, id: found.id }
  requirePermission(request, action)
  return { list, action, most: (found.kind === 'call' && found.bulk?.most) || mostSelected }
}

/** The other transitions of the list's bulk actions that people see as the same action. */
function alike(
  entity: EntityDefinition,
  { bulkActions }: ListDefinition,
  id: string,
): Pick<BulkAction, 'or'> {
  const title = transitionOf(entity, id)?.title
  const or = bulkActions.filter(
    (other) => other !== id && title !== undefined && transitionOf(entity, other)?.title === title,
  )
  return or.length > 0 ? { or } : {}
}

/** @throws Refusal `forbidden` */
export function requirePermission(request: ResourceRequest, action: BulkAction): void {
  const needed = accessOf(request, action)
  if (!needed || !isAllowed(request.caller.permissions, needed)) throw new Refusal('forbidden')
}

function accessOf(request: ResourceRequest, { kind, id }: BulkAction): string[] | undefined {
  if (kind === 'transition') return transitionOf(request.entity, id)?.access
  if (kind === 'call') return rowCallOf(request, id)?.access
  const { delete: operation } = request.resource.operations
  return [...(operation?.access ?? []), ...(deleteActionOf(request, id)?.access ?? [])]
}

/**
 * Whether a transition or delete is possible for a record now. Changes nothing.
 * @throws Refusal with the reason
 */
export async function requireBulkRow(
  query: Query,
  request: ResourceRequest,
  action: BulkAction,
  record: StoredRecord,
): Promise<void> {
  if (action.kind === 'delete') {
    await requireDeletable(query, request, record)
    return requireDeleteAction(request, action, record)
  }
  requireStateOf(request, action, record)
  const meant = transitionFor(request, action, record)
  requireTransition(request, record, ({ id }) => id === meant)
}

/**
 * Does it to one record, under every rule that a single call meets.
 * @param finish runs last in the transaction of the change; what it throws undoes the change
 * @throws Refusal
 */
export async function performBulkRow(
  request: ResourceRequest,
  action: BulkAction,
  id: string,
  finish: (query: Query) => Promise<void>,
): Promise<void> {
  requirePermission(request, action)
  const { published, database } = request.context
  if (action.kind === 'call')
    return database.transaction(request.caller.accountId, async (query) => {
      await callForRow(query, request, action.id, id)
      await finish(query)
    })
  if (action.kind === 'delete') {
    requireState(published, request.caller, { call: callOfOperation(request.resource, 'delete') })
    const begin = (record: StoredRecord): void => requireDeleteAction(request, action, record)
    return deleteRecord(request, id, undefined, { begin, finish })
  }
  const transition = transitionOf(request.entity, action.id)
  const { lifecycle } = request.entity
  if (!transition || !lifecycle) throw new Refusal('operation-not-allowed')
  const begin = (record: StoredRecord): void => requireStateOf(request, action, record)
  const change = { [lifecycle.field]: stateValue(lifecycle, transition.to) }
  const meant = (record: StoredRecord): string => transitionFor(request, action, record)
  await changeState(request, id, change, undefined, { transition: meant, begin, finish })
}

/** Which transition of the action the record allows; the first one where it allows none. */
function transitionFor(request: ResourceRequest, { id, or = [] }: BulkAction, record: StoredRecord): string {
  const state = stateOf(request, record)
  const found =
    or.length === 0
      ? undefined
      : [id, ...or].find((each) => {
          const transition = transitionOf(request.entity, each)
          return (
            transition !== undefined &&
            state !== undefined &&
            transition.from.includes(state) &&
            isAllowed(request.caller.permissions, transition.access) &&
            (!transition.when || evaluateCondition(transition.when, rowScope(request, record)))
          )
        })
  return found ?? id
}

/** What takes an action back: the call that its own names, or a transition, where the lifecycle lets users make it. */
export function inverseOf(
  { published, resource }: { published: PublishedPortal; resource: string },
  action: BulkAction,
): BulkAction | undefined {
  if (action.kind === 'call') {
    const undo = bulkRowAction({ published, resource }, 'call', action.id)?.bulk?.undo
    return undo === undefined ? undefined : { kind: 'call', id: undo }
  }
  const found = published.collections.find((each) => each.resource.id === resource)
  const inverse = inverseTransition(found?.entity.lifecycle, action)
  return inverse && { kind: 'transition', id: inverse.id }
}

function inverseTransition(
  lifecycle: LifecycleDefinition | undefined,
  action: BulkAction,
): TransitionDefinition | undefined {
  if (!lifecycle || action.kind !== 'transition') return undefined
  const transition = lifecycle.transitions.find(({ id }) => id === action.id)
  const [before, ...others] = transition?.from ?? []
  // From one of several states, nobody knows which to go back to.
  if (!transition || before === undefined || others.length > 0) return undefined
  return lifecycle.transitions.find(
    ({ by, from, to }) => by === 'user' && to === before && from.includes(transition.to),
  )
}

export function transitionOf(
  { lifecycle }: Pick<EntityDefinition, 'lifecycle'>,
  id: string,
): TransitionDefinition | undefined {
  return lifecycle?.transitions.find((each) => each.id === id && each.by === 'user')
}

/** A record in another state says which, which is more than that the transition is impossible. */
function requireStateOf(request: ResourceRequest, { id, or = [] }: BulkAction, record: StoredRecord): void {
  const { lifecycle } = request.entity
  const state = stateOf(request, record)
  const transitions = [id, ...or].flatMap(
    (each) => lifecycle?.transitions.find((known) => known.id === each) ?? [],
  )
  if (!lifecycle || state === undefined || transitions.length === 0) return
  if (transitions.some(({ from }) => from.includes(state))) return
  const title = lifecycle.states[state]?.title
  const { text } = request.context.published
  throw new Refusal('transition-not-allowed', {
    text: text('portal:bulk-state', { state: title === undefined ? state : text(title) }),
  })
}

function stateOf({ entity: { lifecycle } }: ResourceRequest, record: StoredRecord): string | undefined {
  const stored = record.doc[lifecycle?.field ?? '']
  return typeof stored === 'number' ? String(stored) : typeof stored === 'string' ? stored : undefined
}

function requireDeleteAction(request: ResourceRequest, { id }: BulkAction, record: StoredRecord): void {
  const found = deleteActionOf(request, id)
  if (found && (!found.when || evaluateCondition(found.when, rowScope(request, record)))) return
  throw new Refusal('operation-not-allowed')
}

function deleteActionOf(
  { context: { published }, resource }: ResourceRequest,
  id: string,
): DeleteAction | undefined {
  return bulkRowAction({ published, resource: resource.id }, 'delete', id)
}
