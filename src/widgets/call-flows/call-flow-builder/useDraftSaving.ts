import { useEffect, useMemo } from 'react'
import type { CallFlow } from '../../../domain/call-flow/index.ts'
import type { BuilderStore } from './BuilderStore.ts'
import { createDraftSaving, type DraftSaving } from './createDraftSaving.ts'
import type { FlowCalls } from './flowDraft.ts'

const DELAY_MS = 1500

/** Keeps the draft on the server up to date, and what isn't there yet in the browser. */
export function useDraftSaving(store: BuilderStore, calls: FlowCalls, keptAt: string): DraftSaving {
  const saving = useMemo(() => {
    const keep = (): void => {
      const { stored: base, version } = store.get()
      keepWork(keptAt, { document: store.flow, base, version, unanswered: created.unanswered() })
    }
    const created = createDraftSaving(store, calls, readWork(keptAt)?.unanswered, keep)
    return { ...created, keep }
  }, [store, calls, keptAt])

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
      const { stored } = store.get()
      if (store.flow === stored) forgetWork(keptAt)
      if (flow === store.flow) return
      flow = store.flow
      if (flow === stored) return
      saving.keep()
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
  /** Drafts that were sent without an answer. */
  unanswered?: CallFlow[]
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
  const { unanswered: _, ...least } = work
  for (const kept of [work, least])
    try {
      return localStorage.setItem(keptAt, JSON.stringify(kept))
    } catch {
      // A full storage keeps less; the server still gets it.
    }
}
