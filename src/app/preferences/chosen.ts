/**
 * What a person chose for the portal around the screens: theme, density, what is folded. This browser keeps a copy, so
 * that the first thing painted is right; `FollowPreferences` carries it to the server and back.
 */

const prefix = 'patchbay.'
const listeners = new Set<() => void>()
const followers = new Set<(name: string, value: string) => void>()

/** For the page alone, where storage is forbidden. */
const kept = new Map<string, string>()

function changed(): void {
  for (const listener of listeners) listener()
}

function store(name: string, value: string): void {
  kept.set(name, value)
  try {
    localStorage.setItem(prefix + name, value)
  } catch {
    // `kept` has it.
  }
}

/** Null for what was never chosen. */
export function chosen(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name) ?? kept.get(name) ?? null
  } catch {
    return kept.get(name) ?? null
  }
}

/** The person chooses. */
export function choose(name: string, value: string): void {
  store(name, value)
  changed()
  for (const follower of followers) follower(name, value)
}

/** Takes over what the person chose elsewhere. */
export function adopt(choices: Record<string, unknown>): void {
  const news = Object.entries(choices).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && chosen(entry[0]) !== entry[1],
  )
  for (const [name, value] of news) store(name, value)
  if (news.length > 0) changed()
}

/** Whatever changed, here or in another tab. */
export function onChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', changed)
    window.addEventListener('storage', changed)
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the person chooses here. */
export function onChoose(follower: (name: string, value: string) => void): () => void {
  followers.add(follower)
  return () => followers.delete(follower)
}
