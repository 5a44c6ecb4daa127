import { findProperty, isOfAccount } from '../../language/index.ts'
import type { BlockDefinition, CompiledModule, EntityDefinition } from '../../language/portal.ts'

const timeCells: ReadonlySet<string> = new Set(['date-time', 'relative-time'])

/**
 * Whether blocks show moments where the person reads them, and none of them is a list, which names the zone itself.
 * @param entity of the record that the page shows
 */
export function showsTimes(
  blocks: readonly BlockDefinition[],
  lists: CompiledModule['definition']['lists'],
  entity?: EntityDefinition,
): boolean {
  const namesZone = blocks.some((block) => {
    const list = block.kind === 'list' ? lists[block.list] : undefined
    return list && (hasTimes(list.columns) || list.filters.some(({ kind }) => kind === 'date-range'))
  })
  return !namesZone && blocks.some((block) => isTimed(block, entity))
}

function isTimed(block: BlockDefinition, entity: EntityDefinition | undefined): boolean {
  switch (block.kind) {
    case 'timeline':
      return true
    case 'facts':
      return hasTimes(block.facts)
    case 'items':
    case 'rows':
      return hasTimes(block.columns)
    case 'stats':
      return hasTimes(block.stats)
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
  return shown.some(({ cell }) => timeCells.has(cell))
}
