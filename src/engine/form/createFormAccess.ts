import { useCallback, useSyncExternalStore } from 'react'
import type { FormStore } from './createFormStore.ts'
import type { FormAccess } from '../registry/contract.ts'

/** The form as widgets and panels see it. */
export function createFormAccess(store: FormStore): FormAccess {
  function useValue<Value>(path: string): Value | undefined {
    const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [path])
    // the asking widget states the type the entity gives this path
    return useSyncExternalStore(subscribe, () => store.get(path)) as Value | undefined
  }
  return {
    get: store.get,
    set: store.set,
    hold: store.hold,
    useValue,
    mode: store.mode,
    get entity() {
      return store.entity
    },
  }
}
