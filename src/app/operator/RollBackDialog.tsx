import { useId, useLayoutEffect, useRef } from 'react'
import { usePortal } from '../../engine/registry/portalContext.ts'

interface RollBackDialogProps {
  title: string
  text: string
  onAnswer: (yes: boolean) => void
}

/** Asks before everybody gets another version; the harmless answer has the focus. */
export function RollBackDialog({ title, text, onAnswer }: RollBackDialogProps) {
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
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => onAnswer(false)}>
          {t('portal:operator-cancel')}
        </button>
        <button type="button" className="button" data-kind="primary" onClick={() => onAnswer(true)}>
          {t('portal:operator-roll-back')}
        </button>
      </div>
    </dialog>
  )
}
