/**
 * What a person chose and the server has not confirmed yet. It outlives the page, so that a choice made without a
 * connection gets to the server when there is one again.
 */

export interface WaitingPreference {
  value: unknown
  /** ms since 1970 */
  chosenAt: number
}

export type WaitingPreferences = Readonly<Record<string, WaitingPreference>>

const none: WaitingPreferences = {}
/** By user; for the page alone where storage is forbidden. */
const known = new Map<string, WaitingPreferences>()
const listeners = new Set<() => void>()

const nameOf = (user: string): string => `preferences-waiting.${user}`

/** By their keys; the same object until one is chosen or settled. */
export function waitingPreferences(user: string): WaitingPreferences {
  const found = known.get(user) ?? read(user)
  known.set(user, found)
  return found
}

export function rememberPreference(user: string, key: string, value: unknown): void {
  write(user, { ...waitingPreferences(user), [key]: { value, chosenAt: Date.now() } })
}

/** The server has judged this very choice; a newer one of the same key goes on waiting. */
export function settlePreference(user: string, key: string, choice: WaitingPreference): void {
  const { [key]: waiting, ...others } = waitingPreferences(user)
  if (waiting?.chosenAt === choice.chosenAt) write(user, others)
}

export function onWaitingPreferences(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', forgetOther)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', forgetOther)
  }
}

/** Another tab wrote. */
function forgetOther({ key }: StorageEvent): void {
  if (key !== null && !key.startsWith(nameOf(''))) return
  known.clear()
  for (const listener of listeners) listener()
}

function read(user: string): WaitingPreferences {
  try {
    // written below; anything else is caught or has no entries
    return (JSON.parse(localStorage.getItem(nameOf(user)) ?? 'null') as WaitingPreferences | null) ?? none
  } catch {
    return none
  }
}

function write(user: string, waiting: WaitingPreferences): void {
  known.set(user, waiting)
  try {
    if (Object.keys(waiting).length === 0) localStorage.removeItem(nameOf(user))
    else localStorage.setItem(nameOf(user), JSON.stringify(waiting))
  } catch {
    // `known` has it.
  }
  for (const listener of listeners) listener()
}
