import { createContext, useContext, useSyncExternalStore } from 'react'
import type { EntityDefinition } from '../../../language/portal.ts'
import type { BuilderState, BuilderStore } from './BuilderStore.ts'
import type { FlowActions } from './useFlowActions.ts'
import type { FlowNames } from './flowNames.ts'

export interface BuilderScope {
  store: BuilderStore
  actions: FlowActions
  names: FlowNames
  /** What the flow is stored as. */
  record: { entity: EntityDefinition; path: string }
}

export const BuilderContext = createContext<BuilderScope | null>(null)

/** The builder around. */
export function useBuilder(): BuilderScope {
  const scope = useContext(BuilderContext)
  if (!scope) throw new Error('A part of the builder is drawn by CallFlowBuilder')
  return scope
}

/** One thing of the builder's state; the component is drawn again only when it is another. */
export function useBuilderState<Value>(select: (state: BuilderState) => Value): Value {
  const { store } = useBuilder()
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
