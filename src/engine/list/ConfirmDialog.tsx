import { useId, useLayoutEffect, useRef } from 'react'
import type { ConfirmDefinition, Tone } from '../../language/portal.ts'
import { usePortal } from '../registry/portalContext.ts'

export interface ConfirmDialogProps {
  confirm: ConfirmDefinition
  tone: Tone
  onAnswer: (yes: boolean) => void
}

/** Asks before something that cannot be taken back; the harmless answer has the focus. */
export function ConfirmDialog({ confirm, tone, onAnswer }: ConfirmDialogProps) {
  const { t } = usePortal()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closing gives the focus back; removing alone would not.
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(false)
      }}
    >
      <h2 id={`${id}-title`}>{t(confirm.title)}</h2>
      <p id={`${id}-text`}>{t(confirm.text)}</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => onAnswer(false)}>
          {t(confirm.dismiss)}
        </button>
        <button
          type="button"
          className="button"
          data-kind={tone === 'danger' ? 'danger' : 'primary'}
          onClick={() => onAnswer(true)}
        >
          {t(confirm.action)}
        </button>
      </div>
    </dialog>
  )
}
