/** Where calls go, and which of several is tried first: 1 before 2. */
export interface Destination {
  destination: string
  priority: number
}

/**
 * Two lists of destinations are equal only if their destinations and their priorities both match, in order. No list
 * is the same as an empty one.
 */
export function sameDestinations(left: unknown, right: unknown): boolean {
  const [one, other] = [readList(left), readList(right)]
  return (
    one.length === other.length &&
    one.every(
      ({ destination, priority }, index) =>
        destination === other[index]?.destination && priority === other[index]?.priority,
    )
  )
}

/** Whether a destination or a priority stands twice; spaces and capitals tell none apart. */
export function areDestinationsDistinct(value: unknown): boolean {
  const list = readList(value)
  const names = list.flatMap(({ destination }) =>
    typeof destination === 'string' ? [destination.trim().toLowerCase()] : [],
  )
  const priorities = list.flatMap(({ priority }) => (typeof priority === 'number' ? [priority] : []))
  return new Set(names).size === names.length && new Set(priorities).size === priorities.length
}

/** Whether each of these is a phone number of 3 to 15 digits, or a SIP address; a missing one is another rule's matter. */
export function areDestinations(values: unknown[]): boolean {
  return values.every(
    (value) => typeof value !== 'string' || /^(?:\+?[0-9]{3,15}|sips?:[^@]+@[^@]+)$/i.test(value.trim()),
  )
}

/** The destinations of a list, whatever else stands in it. */
export function destinationsOf(value: unknown): unknown[] {
  return readList(value).map(({ destination }) => destination)
}

function readList(value: unknown): Partial<Destination>[] {
  // What a form holds: each member is compared, none is trusted.
  return Array.isArray(value) ? (value as Partial<Destination>[]) : []
}
