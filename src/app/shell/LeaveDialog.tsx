import { useEffect, useRef, useSyncExternalStore } from 'react'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { LeaveGuard } from '../router/createLeaveGuard.ts'

/** Asks before a screen with unfinished work is left. */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  const { t } = usePortal()
  const question = useSyncExternalStore(guard.subscribe, guard.question)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (question) dialog.current?.showModal()
    else dialog.current?.close()
  }, [question])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="leave-title" onCancel={() => question?.stay()}>
      <h2 id="leave-title">{t('portal:shell-leave-title')}</h2>
      <p>{t(question?.text ?? 'portal:shell-leave-text')}</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => question?.stay()}>
          {t('portal:shell-stay')}
        </button>
        <button type="button" className="button" data-kind="primary" onClick={() => question?.leave()}>
          {t('portal:shell-leave')}
        </button>
      </div>
    </dialog>
  )
}
