import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { endDraft, endedAt, isEnded, readDraft, removeDraft, submissionOf, writeDraft } from './draft.ts'
import type { Draft, Submission } from './draft.ts'
import type { FormStore } from '../form/index.ts'
import { usePortal } from '../registry/portalContext.ts'

const DEBOUNCE_MS = 500

export interface DraftSetup {
  store: FormStore
  key: string
  restored: Draft | undefined
  version: number | undefined
  /** Something typed is left. Absent: as soon as anything was typed. */
  isChanged?: () => boolean
  /** Leaving isn't asked: what is typed is kept elsewhere, too. */
  isKeptElsewhere?: boolean
  /** The form's value with a draft that another tab has written since. */
  takeOver: (draft: Draft) => Record<string, unknown>
  /**
   * Another tab has sent or discarded the draft, and nothing was typed here since. Absent: what is shown stays, and is a
   * draft again when something is typed.
   */
  onGone?: () => void
  /** The form is being sent and then closed: what another tab types meanwhile is the draft of the next one. */
  isClosing?: () => boolean
}

export interface DraftKeeper {
  /** Note what else belongs to the draft; saved with the next change, or at once when something was typed before. */
  note(
    extra: Partial<Pick<Draft, 'reached' | 'reachedStep' | 'submission' | 'version' | 'base' | 'kept'>>,
  ): void
  submission(): Submission | undefined
  /** Nothing is left that is not saved: forget it until something is typed again. */
  forget(): void
  /** Forget everything and save no more; what another tab typed meanwhile stays. */
  end(): void
}

/**
 * Keeps the form as a draft: half a second after each change, when the page is hidden, and when the screen closes; and
 * asks before what is typed is left. Tabs with the same form share the draft: what was typed last is shown in all.
 */
export function useDraft(setup: DraftSetup): DraftKeeper {
  const { store, key, restored, version, isKeptElsewhere = false } = setup
  const { guardLeaving } = usePortal()
  const owner = useId()
  const latest = useRef(setup)
  useLayoutEffect(() => {
    latest.current = setup
  })
  const state = useRef({
    extra: extraOf(restored, version),
    // Something typed is not saved yet.
    dirty: restored !== undefined,
    // It isn't in the draft either.
    pending: false,
    unfinished: false,
    // Another tab has typed since this form is being sent.
    isOthers: false,
    // When what is shown was typed, in this tab or another.
    typedAt: restored?.savedAt ?? 0,
    // The end of the draft before it, which is later than now where a clock was put back.
    endedAt: 0,
    ended: store.mode === 'view',
    timer: 0,
  })

  const write = useCallback(() => {
    const kept = state.current
    clearTimeout(kept.timer)
    kept.pending = false
    if (kept.ended || !kept.dirty || kept.isOthers) return
    // Another tab has sent or discarded it, and this one is about to hear of it.
    if (isEnded(localStorage, key, kept.typedAt, Date.now())) return
    writeDraft(localStorage, key, store, { ...kept.extra, value: store.value(), savedAt: kept.typedAt })
  }, [store, key])

  const ask = useCallback(
    (unfinished: boolean) => {
      state.current.unfinished = unfinished
      guardLeaving(unfinished, undefined, owner)
    },
    [guardLeaving, owner],
  )

  const settle = useCallback(() => {
    const kept = state.current
    clearTimeout(kept.timer)
    kept.dirty = false
    kept.pending = false
    ask(false)
  }, [ask])

  const clear = useCallback(() => endDraft(localStorage, key, state.current.typedAt), [key])

  const forget = useCallback(() => {
    settle()
    delete state.current.extra.submission
    clear()
  }, [clear, settle])

  useEffect(() => {
    const save = () => {
      if (state.current.pending) write()
    }
    const later = (changed: string[]) => {
      const kept = state.current
      // What the server works out may be shown as soon as the form opens, before anything is typed.
      const isTyped = changed.some((name) => store.properties[name]?.readOnly !== true)
      if (!isTyped && !kept.dirty) return
      if (latest.current.isChanged?.() === false) return forget()
      if (!kept.dirty) kept.endedAt = endedAt(localStorage, key)
      kept.dirty = true
      kept.pending = true
      kept.isOthers = false
      kept.typedAt = Math.max(Date.now(), kept.endedAt + 1)
      // a widget may set a value by itself; what nobody did is not worth a question
      if (kept.unfinished || navigator.userActivation.hasBeenActive) ask(!isKeptElsewhere && !kept.ended)
      clearTimeout(kept.timer)
      kept.timer = window.setTimeout(write, DEBOUNCE_MS)
    }
    const hidden = () => {
      if (document.visibilityState === 'hidden') save()
    }
    const follow = () => {
      const kept = state.current
      // What was typed here last is written in a moment.
      if (kept.ended || kept.pending) return
      const draft = readDraft(localStorage, key, store.entity, Date.now())
      const { takeOver, onGone, isClosing } = latest.current
      kept.isOthers = draft !== undefined && isClosing?.() === true
      if (kept.isOthers) return
      if (!draft) {
        // A tab wrote late what was sent or discarded, or nothing could be stored.
        if (kept.dirty && !isEnded(localStorage, key, kept.typedAt, Date.now())) return write()
        removeDraft(localStorage, key)
        settle()
        if (!onGone) return
        delete kept.extra.submission
        return onGone()
      }
      kept.dirty = true
      kept.typedAt = draft.savedAt
      kept.extra = extraOf(draft, draft.version)
      // A draft keeps no secrets.
      const secrets = Object.entries(store.value()).filter(([name]) => store.properties[name]?.sensitive)
      store.reset({ ...takeOver(draft), ...Object.fromEntries(secrets) })
    }
    const changedElsewhere = (event: StorageEvent) => {
      if (event.key === key && event.storageArea === localStorage) follow()
    }
    // Nothing was told to a page that was left and is shown again as it was.
    const shownAgain = (event: PageTransitionEvent) => {
      if (event.persisted) follow()
    }
    const stop = store.onChange(later)
    window.addEventListener('pagehide', save)
    window.addEventListener('pageshow', shownAgain)
    window.addEventListener('storage', changedElsewhere)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      stop()
      window.removeEventListener('pagehide', save)
      window.removeEventListener('pageshow', shownAgain)
      window.removeEventListener('storage', changedElsewhere)
      document.removeEventListener('visibilitychange', hidden)
      save()
    }
  }, [store, key, write, ask, settle, forget, isKeptElsewhere])

  // Before whatever takes the place of a form that was taken away asks for leave: its draft is kept. One that only
  // waited for a part of it comes back as it was.
  useLayoutEffect(() => {
    ask(state.current.unfinished)
    return () => guardLeaving(false, undefined, owner)
  }, [ask, guardLeaving, owner])

  return useMemo(
    () => ({
      note(extra) {
        state.current.extra = { ...state.current.extra, ...extra }
        write()
      },
      submission: () => state.current.extra.submission,
      forget,
      end() {
        const kept = state.current
        kept.ended = true
        settle()
        const others = kept.isOthers ? readDraft(localStorage, key, store.entity, Date.now()) : undefined
        clear()
        // What the server kept of it went with what was sent, and the key is used up.
        if (others)
          writeDraft(localStorage, key, store, { ...others, kept: undefined, submission: undefined })
      },
    }),
    [store, key, write, settle, forget, clear],
  )
}

/** What this body is sent as, kept in the draft. */
export function renewSubmission(
  draft: DraftKeeper,
  body: Record<string, unknown>,
  confirmed?: Record<string, unknown>,
): Submission {
  const kept = draft.submission()
  const submission = submissionOf(kept, body, confirmed)
  if (submission !== kept) draft.note({ submission })
  return submission
}

function extraOf(draft: Draft | undefined, version: number | undefined): Omit<Draft, 'value' | 'savedAt'> {
  return {
    reached: draft?.reached ?? 0,
    ...(draft?.reachedStep !== undefined && { reachedStep: draft.reachedStep }),
    ...(draft?.former && { former: draft.former }),
    ...(draft?.base && { base: draft.base }),
    ...(draft?.submission && { submission: draft.submission }),
    ...(draft?.kept !== undefined && { kept: draft.kept }),
    ...(version !== undefined && { version }),
  }
}
