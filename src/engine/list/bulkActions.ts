import { callOfOperation } from '../../language/index.ts'
import type {
  EntityDefinition,
  ListDefinition,
  ResourceDefinition,
  TextKey,
  Tone,
} from '../../language/portal.ts'

/** Something that can be done with many rows at once. */
export interface BulkAction {
  id: string
  title: TextKey
  icon: string
  tone: Tone
  /** What it means, as for one row. */
  consequence?: TextKey
}

interface Source {
  list: Pick<ListDefinition, 'rowActions' | 'bulkActions'>
  resource: ResourceDefinition
  entity: EntityDefinition
}

/** What this person may do with many rows, in the order of the definition. */
export function bulkActions(
  { list, resource, entity }: Source,
  can: (access: string[]) => boolean,
  isRefused: (asked: { call: string; transition?: string }) => boolean,
): BulkAction[] {
  const offered = list.bulkActions.flatMap((name): BulkAction[] => {
    const action = list.rowActions.find(({ id }) => id === name)
    if (action?.kind === 'delete') {
      const { id, title, icon, tone, access, confirm } = action
      return can(access) && !isRefused({ call: callOfOperation(resource, 'delete') })
        ? [{ id, title, icon, tone, consequence: confirm.text }]
        : []
    }
    if (action?.kind === 'call') {
      const { id, title, icon, tone, access, confirm, asks } = action
      return can(access) && !(asks !== undefined && isRefused({ call: asks }))
        ? [{ id, title, icon, tone, ...(confirm && { consequence: confirm.text }) }]
        : []
    }
    const transition = entity.lifecycle?.transitions.find(({ id, by }) => id === name && by === 'user')
    if (action?.kind !== 'transition' || !transition || !can(transition.access)) return []
    const { id, title = entity.title, icon = 'play', tone, confirm } = transition
    return [{ id, title, icon, tone, ...(confirm && { consequence: confirm.text }) }]
  })
  // Transitions with the same title are one action; the server knows which one a row allows.
  const isTransition = ({ id }: BulkAction): boolean =>
    list.rowActions.some((each) => each.id === id && each.kind === 'transition')
  return offered.filter(
    (action, index) =>
      !isTransition(action) ||
      !offered.slice(0, index).some((earlier) => isTransition(earlier) && earlier.title === action.title),
  )
}
