/** Where a person was last, newest first; this browser remembers it for each of its people (`keeperOf`). */
export interface RecentPlace {
  to: string
  title: string
}

const MOST = 6

export function recentPlaces(keeper: string): RecentPlace[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(keeper)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, MOST) : []
  } catch {
    return []
  }
}

export function rememberPlace(keeper: string, place: RecentPlace): void {
  const others = recentPlaces(keeper).filter(({ to }) => to !== place.to)
  try {
    localStorage.setItem(keyOf(keeper), JSON.stringify([place, ...others].slice(0, MOST)))
  } catch {
    // Without storage nothing is remembered.
  }
}

function keyOf(keeper: string): string {
  return `recent.${keeper}`
}

function isPlace(value: unknown): value is RecentPlace {
  if (typeof value !== 'object' || value === null) return false
  const { to, title } = value as Partial<RecentPlace> // looked at below
  // Only addresses within the portal are ever followed.
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) && typeof title === 'string'
}
