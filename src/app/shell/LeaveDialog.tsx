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
  useEffect(() => {
    if (isAsked) dialog.current?.showModal()
    else dialog.current?.close()
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
        <button type="button" className="button" onClick={stay}>
          {t('portal:shell-stay')}
        </button>
        <button type="button" className="button" data-kind="primary" onClick={leave}>
          {t('portal:shell-leave')}
        </button>
      </div>
    </dialog>
  )
}
