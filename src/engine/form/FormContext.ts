import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import type { FieldState, FormStore } from './createFormStore.ts'
import type { FormAccess } from '../registry/contract.ts'
import type { EntityDefinition, FieldSection, FieldView } from '../../language/portal.ts'

/** One form on the screen: its data, and how its fields are drawn. */
export interface FormContextValue {
  store: FormStore
  access: FormAccess
  /** The store's present entity: what is derived from it is derived anew when this changes. */
  entity: EntityDefinition
  views: Record<string, FieldView>
}

export const FormContext = createContext<FormContextValue | null>(null)

/** Id of a notice that says for all fields at once that they are fixed; they point to it instead of repeating it. */
export const FixedNoticeContext = createContext<string | undefined>(undefined)

/** Why several fields are disabled, said once above them: the text and the id of the notice. */
export interface SharedReason {
  because: string
  id: string
}

export const SharedReasonContext = createContext<SharedReason | undefined>(undefined)

/** The headings above fields of the form that is drawn. */
export const SectionsContext = createContext<FieldSection[]>([])

export function useForm(): FormContextValue {
  const form = useContext(FormContext)
  if (!form) throw new Error('useForm needs a FormContext above it')
  return form
}

/**
 * State of one field; the component renders again only when something in it differs. `useSyncExternalStore` would leave
 * an effect behind every keystroke, for which React schedules a task of its own.
 */
export function useField(store: FormStore, path: string): FieldState {
  const state = store.field(path)
  const [, setSeen] = useState(state)
  useLayoutEffect(() => {
    const look = () => setSeen(store.field(path))
    // it may have changed between drawing and here
    look()
    return store.subscribe(path, look)
  }, [store, path])
  return state
}

/** Something computed from the whole form. The result must be a primitive, so that equal means equal. */
export function useFormSelector<Result extends string | number | boolean | undefined>(
  store: FormStore,
  select: (store: FormStore) => Result,
): Result {
  const subscribe = useCallback((listener: () => void) => store.subscribe('', listener), [store])
  return useSyncExternalStore(subscribe, () => select(store))
}
