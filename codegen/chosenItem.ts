import type { PropertySource } from './read/source.ts'

/** What the items of a list are chosen by. */
interface ChosenItem {
  /** The property of an item that is chosen; undefined for an item that is the value itself. */
  name: string | undefined
  property: PropertySource
}

/** The enum or catalogue that items are chosen from: their own, or that of the one property of theirs that people write. */
export function chosenItem({ type, items }: PropertySource): ChosenItem | undefined {
  if (type !== 'array' || items === undefined) return undefined
  if (isClosed(items)) return { name: undefined, property: items }
  const [only, ...others] = Object.entries(items.properties ?? {}).filter(
    ([, { readOnly }]) => readOnly !== true,
  )
  return only && others.length === 0 && isClosed(only[1]) ? { name: only[0], property: only[1] } : undefined
}

/** What one value or the items of a list are chosen by. */
export function chosenFrom(property: PropertySource): ChosenItem | undefined {
  return property.type !== 'array' && isClosed(property)
    ? { name: undefined, property }
    : chosenItem(property)
}

function isClosed(property: PropertySource): boolean {
  return property.enum !== undefined || property.catalogue !== undefined
}
