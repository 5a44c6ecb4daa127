import { findProperty, isOfAccount } from '../../language/index.ts'
import type { BlockDefinition, CompiledModule, EntityDefinition } from '../../language/portal.ts'
import { isTimeCell } from '../registry/time-zone/isTimeCell.ts'

/**
 * Whether blocks show moments where the person reads them, and none of them is a list, which names the zone itself.
 * @param can whether the person has one of the permissions
 * @param entity of the record that the page shows
 */
export function showsTimes(
  blocks: readonly BlockDefinition[],
  lists: CompiledModule['definition']['lists'],
  can: (access: string[]) => boolean,
  entity?: EntityDefinition,
): boolean {
  const namesZone = blocks.some((block) => {
    const list = block.kind === 'list' ? lists[block.list] : undefined
    return list && (hasTimes(list.columns) || list.filters.some(({ kind }) => kind === 'date-range'))
  })
  return !namesZone && blocks.some((block) => isTimed(block, can, entity))
}

function isTimed(
  block: BlockDefinition,
  can: (access: string[]) => boolean,
  entity: EntityDefinition | undefined,
): boolean {
  switch (block.kind) {
    case 'timeline':
      return true
    case 'facts':
      return hasTimes(block.facts)
    case 'items':
      return hasTimes(block.columns)
    case 'rows':
      return can(block.source.access) && hasTimes(block.columns)
    case 'stats':
      return hasTimes(block.stats.filter(({ source }) => can(source.access)))
    case 'chart':
      return block.by === 'hour'
    case 'banner':
      return Object.values(block.params).some((template) => {
        const field = /^\{row\.([^{}]+)\}$/.exec(template)?.[1]
        const property = field && entity ? findProperty(entity, field) : undefined
        return property?.format === 'date-time' && !isOfAccount(property)
      })
    default:
      return false
  }
}

function hasTimes(shown: readonly { cell: string }[]): boolean {
  return shown.some(({ cell }) => isTimeCell(cell))
}
