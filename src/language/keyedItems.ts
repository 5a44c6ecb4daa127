import type { EntityDefinition } from './portal.ts'

type Item = Record<string, unknown>

/** Whether a property of a keyed item is not the record's own: its id, and what removes it. */
export function isItemKey(name: string): boolean {
  return name === 'id' || name === '_destroy'
}

/** What a form sends of its keyed lists: with the stored items it no longer has, marked. */
export function markRemoved(entity: EntityDefinition, sent: Item, stored: unknown): Item {
  return mapKeyed(entity, sent, (items, name) => {
    const kept = new Set(items.map(({ id }) => id))
    const removed = itemsOf(stored, name).filter(({ id }) => id !== undefined && !kept.has(id))
    return [...items, ...removed.map((item) => ({ ...item, _destroy: true }))]
  })
}

/** What is left of keyed lists once the marked items are dropped. */
export function dropRemoved(entity: EntityDefinition, sent: Item): Item {
  return mapKeyed(entity, sent, (items) =>
    items.filter((item) => item['_destroy'] !== true).map(({ _destroy, ...item }) => item),
  )
}

/** Gives each item of keyed lists an id: its own if it is stored, else a new one. */
export function keyItems(entity: EntityDefinition, value: Item, stored: unknown, newId: () => string): Item {
  return mapKeyed(entity, value, (items, name) => {
    const free = new Set(itemsOf(stored, name).map(({ id }) => id))
    return items.map((item) => ({ ...item, id: free.delete(item['id']) ? item['id'] : newId() }))
  })
}

function mapKeyed(
  entity: EntityDefinition,
  value: Item,
  change: (items: Item[], name: string) => Item[],
): Item {
  const changed = Object.entries(entity.properties).flatMap(([name, { keyed }]) =>
    keyed && Array.isArray(value[name]) && value[name].every(isItem)
      ? [[name, change(value[name], name)] as const]
      : [],
  )
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value
}

function itemsOf(record: unknown, name: string): Item[] {
  const items: unknown = isItem(record) ? record[name] : undefined
  return Array.isArray(items) ? items.filter(isItem) : []
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
