import {
  callOfOperation,
  dueFees,
  evaluateCondition,
  fillTemplate,
  stateValue,
  type AskedCall,
  type DueFee,
  type Scope,
} from '../../language/index.ts'
import type {
  ActionFormDefinition,
  CallActionDefinition,
  ConfirmDefinition,
  EntityDefinition,
  ListDefinition,
  ResourceDefinition,
  RowActionDefinition,
  TextKey,
  Tone,
  TransitionDefinition,
} from '../../language/portal.ts'
import type { Row } from './Row.ts'

interface ActionFace {
  id: string
  title: TextKey
  icon: string
  tone: Tone
  confirm?: ConfirmDefinition
  /** What is entered in the confirmation. */
  form?: ActionFormDefinition
  /** What it asks for, which the state of the account may refuse. */
  asks: Partial<AskedCall>
}

/** Something that can be done with a row now, by this person. */
export type RowAction = ActionFace &
  (
    | { kind: 'link'; to: string }
    | {
        kind: 'transition'
        transition: TransitionDefinition
        /** The state as it is sent. */
        to: string | number
        /** What the change costs now. */
        fees: DueFee[]
        /** What the confirmation adds. */
        warning?: TextKey
        path: string
        failure?: TextKey
      }
    | { kind: 'delete'; path: string; success: TextKey }
    | { kind: 'rotate'; path: string; success: TextKey }
    | RowCall
  )

/** A call with its addresses filled from the row. */
export interface RowCall {
  kind: 'call'
  method: CallActionDefinition['method']
  path: string
  then: string
  success?: TextKey
}

export interface ActionSource {
  list: Pick<ListDefinition, 'rowActions'>
  resource: ResourceDefinition
  entity: EntityDefinition
}

/**
 * The actions a row offers, in the order of the definition. What its state, a condition or a missing permission
 * forbids is absent; so is a link whose address cannot be filled.
 */
export function rowActions(
  source: ActionSource,
  row: Row,
  scope: Omit<Scope, 'row'>,
  can: (access: string[]) => boolean,
): RowAction[] {
  const rowScope: Scope = { ...scope, row }
  return source.list.rowActions.flatMap((definition) => {
    const action = readAction(definition, source, rowScope, row, can)
    return action ? [action] : []
  })
}

function readAction(
  definition: RowActionDefinition,
  source: ActionSource,
  scope: Scope,
  row: Row,
  can: (access: string[]) => boolean,
): RowAction | undefined {
  if (definition.kind === 'transition') return readTransition(definition.transition, source, scope, row, can)
  if (!can(definition.access)) return undefined
  if (definition.when && !evaluateCondition(definition.when, scope)) return undefined
  const { id, title, icon } = definition
  if (definition.kind === 'link') {
    const to = fillTemplate(definition.to, scope, encodeURIComponent)
    const asks = askedBy(definition)
    return to === undefined ? undefined : { kind: 'link', id, title, icon, tone: 'neutral', to, asks }
  }
  if (definition.kind === 'call') return readCall(definition, scope)
  const { tone, confirm, success } = definition
  const above = fillTemplate(source.resource.path, { ...scope, route: {} }, encodeURIComponent)
  if (above === undefined) return undefined
  const path = `${above}/${encodeURIComponent(row.id)}`
  const asks = { call: callOfOperation(source.resource, definition.kind) }
  const face = { id, title, icon, tone, confirm, success, asks }
  return definition.kind === 'rotate'
    ? { ...face, kind: 'rotate', form: definition.form, path: `${path}/rotate` }
    : { ...face, kind: 'delete', path }
}

function askedBy({ asks }: { asks?: string }): Partial<AskedCall> {
  return asks === undefined ? {} : { call: asks }
}

function readCall(
  {
    id,
    title,
    icon,
    tone,
    method,
    call,
    confirm,
    form,
    success,
    then,
    asks,
  }: RowActionDefinition & { kind: 'call' },
  scope: Scope,
): RowAction | undefined {
  const path = fillTemplate(call, scope, encodeURIComponent)
  const after = fillTemplate(then, scope, encodeURIComponent)
  if (path === undefined || after === undefined) return undefined
  return {
    kind: 'call',
    id,
    title,
    icon,
    tone,
    method,
    path,
    then: after,
    asks: askedBy({ ...(asks !== undefined && { asks }) }),
    ...(confirm ? { confirm } : {}),
    ...(form ? { form } : {}),
    ...(success ? { success } : {}),
  }
}

function readTransition(
  id: string,
  source: ActionSource,
  scope: Scope,
  row: Row,
  can: (access: string[]) => boolean,
): RowAction | undefined {
  const { lifecycle } = source.entity
  const transition = lifecycle?.transitions.find((one) => one.id === id)
  if (!lifecycle?.call || !transition || transition.by !== 'user') return undefined
  if (!transition.from.includes(String(row[lifecycle.field])) || !can(transition.access)) return undefined
  if (transition.when && !evaluateCondition(transition.when, scope)) return undefined
  const path = fillTemplate(lifecycle.call.path, { ...scope, route: {} }, encodeURIComponent)
  if (path === undefined) return undefined
  return {
    kind: 'transition',
    id,
    title: transition.title ?? source.entity.title,
    icon: transition.icon ?? 'play',
    tone: transition.tone,
    transition,
    to: stateValue(lifecycle, transition.to),
    fees: dueFees(transition.postings, scope),
    path,
    asks: {
      call: `${lifecycle.call.method} ${lifecycle.call.path}`,
      transition: `${source.entity.id}.${id}`,
    },
    ...(transition.confirm ? { confirm: transition.confirm } : {}),
    ...(transition.warning && evaluateCondition(transition.warning.when, scope)
      ? { warning: transition.warning.text }
      : {}),
    ...(transition.form ? { form: transition.form } : {}),
    ...(lifecycle.failure ? { failure: lifecycle.failure } : {}),
  }
}
