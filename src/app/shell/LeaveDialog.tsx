import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { LeaveGuard } from '../router/createLeaveGuard.ts'

/** Asks before a screen with unfinished work is left. */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  const { t } = usePortal()
  const blocker = useBlocker(guard.holds)
  const isAsked = blocker.state === 'blocked'
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isAsked) return dialog.current?.close()
    dialog.current?.showModal()
    first.current?.focus()
  }, [isAsked])
  const stay = () => blocker.reset?.()
  const leave = () => {
    guard.set(false)
    blocker.proceed?.()
  }
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="leave-title" onCancel={stay}>
      <h2 id="leave-title">{t('portal:shell-leave-title')}</h2>
      <p>{t((isAsked ? guard.text() : undefined) ?? 'portal:shell-leave-text')}</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={leave}>
          {t('portal:shell-leave')}
        </button>
        <button ref={first} type="button" className="button" data-kind="primary" onClick={stay}>
          {t('portal:shell-stay')}
        </button>
      </div>
    </dialog>
  )
}
