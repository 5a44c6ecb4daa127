import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { LeaveGuard } from '../router/createLeaveGuard.ts'

/** Asks before a screen with unfinished work is left. */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  const question = useSyncExternalStore(guard.subscribe, guard.question)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (question) dialog.current?.showModal()
    else dialog.current?.close()
  }, [question])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="leave-title" onCancel={() => question?.stay()}>
      <h2 id="leave-title">Leave without finishing?</h2>
      <p>Your draft is kept.</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => question?.stay()}>
          Stay
        </button>
        <button type="button" className="button" data-kind="primary" onClick={() => question?.leave()}>
          Leave
        </button>
      </div>
    </dialog>
  )
}
