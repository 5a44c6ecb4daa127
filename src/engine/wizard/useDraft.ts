import { useCallback, useEffect, useMemo, useRef } from 'react'
import { removeDraft, writeDraft } from './draft.ts'
import type { Draft, Submission } from './draft.ts'
import type { FormStore } from '../form/index.ts'

const DEBOUNCE_MS = 500

export interface DraftKeeper {
  /** Note what else belongs to the draft; saved with the next change, or at once when something was typed before. */
  note(
    extra: Partial<Pick<Draft, 'reached' | 'reachedStep' | 'submission' | 'version' | 'base' | 'kept'>>,
  ): void
  submission(): Submission | undefined
  /** Nothing is left that is not saved: forget it until something is typed again. */
  forget(): void
  /** Forget everything and save no more. */
  end(): void
}

/** Keeps the form as a draft: half a second after each change, when the page is hidden, and when the screen closes. */
export function useDraft(
  store: FormStore,
  key: string,
  restored: Draft | undefined,
  version: number | undefined,
): DraftKeeper {
  const state = useRef({
    extra: {
      reached: restored?.reached ?? 0,
      ...(restored?.reachedStep !== undefined && { reachedStep: restored.reachedStep }),
      ...(restored?.former && { former: restored.former }),
      ...(restored?.submission && { submission: restored.submission }),
      ...(restored?.kept !== undefined && { kept: restored.kept }),
      ...(version !== undefined && { version }),
    } as Omit<Draft, 'value' | 'savedAt'>,
    dirty: restored !== undefined,
    ended: store.mode === 'view',
    timer: 0,
  })

  const save = useCallback(() => {
    const kept = state.current
    clearTimeout(kept.timer)
    if (kept.ended || !kept.dirty) return
    writeDraft(localStorage, key, store, { ...kept.extra, value: store.value(), savedAt: Date.now() })
  }, [store, key])

  useEffect(() => {
    const later = (changed: string[]) => {
      // What the server works out may be shown as soon as the form opens, before anything is typed.
      const isTyped = changed.some((name) => store.properties[name]?.readOnly !== true)
      if (!isTyped && !state.current.dirty) return
      state.current.dirty = true
      clearTimeout(state.current.timer)
      state.current.timer = window.setTimeout(save, DEBOUNCE_MS)
    }
    const hidden = () => {
      if (document.visibilityState === 'hidden') save()
    }
    const stop = store.onChange(later)
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      stop()
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', hidden)
      save()
    }
  }, [store, save])

  return useMemo(
    () => ({
      note(extra) {
        state.current.extra = { ...state.current.extra, ...extra }
        save()
      },
      submission: () => state.current.extra.submission,
      forget() {
        state.current.dirty = false
        clearTimeout(state.current.timer)
        delete state.current.extra.submission
        removeDraft(localStorage, key)
      },
      end() {
        state.current.ended = true
        clearTimeout(state.current.timer)
        removeDraft(localStorage, key)
      },
    }),
    [key, save],
  )
}
