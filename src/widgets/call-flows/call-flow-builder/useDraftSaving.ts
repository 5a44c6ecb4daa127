import { useEffect, useMemo, useRef } from 'react'
import type { CallFlow } from '../../../domain/call-flow/index.ts'
import { ApiError } from '../../../engine/registry/apiClient.ts'
import type { BuilderStore } from './BuilderStore.ts'
import type { FlowCalls } from './flowDraft.ts'

const DELAY_MS = 1500

export interface DraftSaving {
  /** Saves what isn't yet; false if it couldn't be. */
  flush: () => Promise<boolean>
  /** Saves over what somebody else saved. */
  overwrite: () => Promise<boolean>
}

/** Keeps the draft on the server up to date, one call at a time, and what isn't there yet in the browser. */
export function useDraftSaving(store: BuilderStore, calls: FlowCalls, keptAt: string): DraftSaving {
  const running = useRef<Promise<boolean> | undefined>(undefined)
  const saving = useMemo((): DraftSaving => {
    const save = async (): Promise<boolean> => {
      if (store.get().foreign) return false
      while (store.flow !== store.get().stored) {
        const document = store.flow
        store.set({ saving: 'saving' })
        try {
          const { version, problems } = await calls.save(document, store.get().version)
          store.stored(document, version, problems)
        } catch (cause) {
          store.set({ saving: 'failed' })
          if (cause instanceof ApiError && [409, 412].includes(cause.status)) await meet()
          return false
        }
      }
      return true
    }
    const meet = async (): Promise<void> => {
      try {
        const { document, version, problems, updated_at: at, updated_by: who } = await calls.read()
        store.set({ foreign: { document, version, problems, at, who } })
      } catch {
        // The next attempt to save meets it again.
      }
    }
    const flush = async (): Promise<boolean> => {
      await running.current
      running.current = save()
      try {
        return await running.current
      } finally {
        running.current = undefined
      }
    }
    return {
      flush,
      async overwrite() {
        const { foreign } = store.get()
        if (foreign) store.set({ foreign: undefined, version: foreign.version })
        return flush()
      },
    }
  }, [store, calls])

  useEffect(() => {
    if (store.isReadOnly) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let flow = store.flow
    const saveSoon = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => void saving.flush(), DELAY_MS)
    }
    // Work that was kept in the browser.
    if (flow !== store.get().stored) saveSoon()
    const unsubscribe = store.subscribe(() => {
      const { stored, version } = store.get()
      if (store.flow === stored) forgetWork(keptAt)
      if (flow === store.flow) return
      flow = store.flow
      if (flow === stored) return
      keepWork(keptAt, { document: flow, base: stored, version })
      saveSoon()
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
      if (store.flow !== store.get().stored) void saving.flush()
    }
  }, [store, saving, keptAt])
  return saving
}

/** Work that wasn't saved when the page was left. */
export interface KeptWork {
  document: CallFlow
  /** The draft it is based on. */
  base: CallFlow
  version: string
}

export function readWork(keptAt: string): KeptWork | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptAt) ?? 'null')
    // as: written below
    return kept === null ? undefined : (kept as KeptWork)
  } catch {
    return undefined
  }
}

export function forgetWork(keptAt: string): void {
  try {
    localStorage.removeItem(keptAt)
  } catch {
    // Without storage nothing was kept.
  }
}

function keepWork(keptAt: string, work: KeptWork): void {
  try {
    localStorage.setItem(keptAt, JSON.stringify(work))
  } catch {
    // A full storage keeps less; the server still gets it.
  }
}
