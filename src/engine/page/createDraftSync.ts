/** What the server keeps of a form that is not sent. */
export interface ServerDraft {
  value: Record<string, unknown>
  /** Key under which it was tried to be sent. */
  key?: string
  /** ISO 8601 UTC */
  saved_at: string
}

export interface DraftSyncSetup {
  /** PUT of a draft; answers whether it turned out to be sent already. */
  keep: (draft: Pick<ServerDraft, 'value' | 'key'>, leaving: boolean) => Promise<{ sent: boolean }>
  drop: () => Promise<void>
  /** What is typed now, without what no draft may hold. */
  read: () => Record<string, unknown>
  /** The server has this value, as JSON. */
  onKept: (value: string) => void
  /** What is typed was sent by a try whose answer was lost. */
  onSent: () => void
}

/** Keeps a form's draft on the server: one call at a time, each with what is typed by then. */
export interface DraftSync {
  /** Something was typed. */
  changed: () => void
  /** Nothing typed is left. */
  cleared: () => void
  /** Another tab has sent or discarded it: a call that waits or is under way must not bring it back. */
  gone: () => void
  /** Nothing is under way any more, and nothing will be until `resume`. */
  pause: () => Promise<void>
  /** Sending failed; under this key it may still arrive. */
  resume: (key?: string) => void
  /** Sent: the server has deleted the draft itself. */
  end: () => void
  /** Calls that wait are made now. */
  flush: (leaving?: boolean) => void
}

const DELAY_MS = 1000

export function createDraftSync({ keep, drop, read, onKept, onSent }: DraftSyncSetup): DraftSync {
  let next: 'keep' | 'drop' | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let state: 'open' | 'paused' | 'ended' = 'open'
  let key: string | undefined

  async function work(leaving: boolean): Promise<void> {
    while (next !== undefined && state === 'open') {
      const doing = next
      next = undefined
      const tried = key
      const value = read()
      try {
        if (doing === 'drop') await drop()
        else if ((await keep({ value, ...(tried !== undefined && { key: tried }) }, leaving)).sent) {
          if (key === tried && next === undefined) onSent()
        } else onKept(JSON.stringify(value))
      } catch {
        // This device has it; the next change tries again, or the connection that is back.
        next ??= doing
        return
      }
    }
  }

  function start(leaving = false): void {
    clearTimeout(timer)
    running ??= work(leaving).finally(() => {
      running = undefined
    })
  }

  function plan(action: 'keep' | 'drop'): void {
    if (state === 'ended') return
    next = action
    key = undefined
    clearTimeout(timer)
    timer = setTimeout(start, DELAY_MS)
  }

  return {
    changed: () => plan('keep'),
    cleared: () => plan('drop'),
    gone() {
      if (next !== undefined || running) plan('drop')
    },
    async pause() {
      if (state === 'open') state = 'paused'
      clearTimeout(timer)
      await running
    },
    resume(tried) {
      if (state !== 'paused') return
      state = 'open'
      next = 'keep'
      key = tried
      start()
    },
    end() {
      state = 'ended'
      next = undefined
      clearTimeout(timer)
    },
    flush(leaving) {
      if (next !== undefined) start(leaving)
    },
  }
}
