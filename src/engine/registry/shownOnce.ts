import { useSyncExternalStore } from 'react'
import type { EntityDefinition, TextKey } from '../../language/portal.ts'

/** A secret that nobody will see again. */
export interface ShownSecret {
  title: TextKey
  value: string
}

export interface ShownSecrets {
  /** What the secrets are of. */
  title: TextKey
  secrets: ShownSecret[]
}

let shown: ShownSecrets | undefined
const listeners = new Set<() => void>()

function show(next: ShownSecrets | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows what an answer has once, above whatever screen comes next; nothing where it has nothing. */
export function showOnce(entity: EntityDefinition, answer: unknown): void {
  const once: unknown = Object(answer)['once']
  const secrets = Object.entries(Object(once) as Record<string, unknown>).flatMap(([name, value]) => {
    const property = entity.properties[name]
    return property && typeof value === 'string' ? [{ title: property.title, value }] : []
  })
  if (secrets.length > 0) show({ title: entity.title, secrets })
}

/** The person has them now. */
export function putAwayShown(): void {
  show(undefined)
}

export function useShownOnce(): ShownSecrets | undefined {
  return useSyncExternalStore(subscribe, present, absent)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const present = () => shown
const absent = () => undefined
