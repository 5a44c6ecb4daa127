import { useCallback, useSyncExternalStore } from 'react'
import type { FormStore } from './createFormStore.ts'
import type { FormAccess } from '../registry/contract.ts'

/** The form as widgets and panels see it; `end` closes it. */
export function createFormAccess(store: FormStore): FormAccess & { end: () => void } {
  const kept = new Map<string, { end(): void }>()

  function keep<Kept extends { end(): void }>(path: string, make: () => Kept): Kept {
    const known = kept.get(path)
    // as: the widget of a field keeps one thing
    if (known) return known as Kept
    const made = make()
    kept.set(path, made)
    store.subscribe(path, () => {
      if (!store.field(path).visible) made.end()
    })
    return made
  }

  function useValue<Value>(path: string): Value | undefined {
    const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [path])
    // the asking widget states the type the entity gives this path
    return useSyncExternalStore(subscribe, () => store.get(path)) as Value | undefined
  }
  return {
    get: store.get,
    set: store.set,
    hold: store.hold,
    miss: store.miss,
    keep,
    useValue,
    mode: store.mode,
    get entity() {
      return store.entity
    },
    end() {
      for (const each of kept.values()) each.end()
    },
  }
}
