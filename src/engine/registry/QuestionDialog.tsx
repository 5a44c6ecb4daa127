import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Tone } from '../../language/portal.ts'

export interface QuestionDialogProps {
  title: string
  /** Names what the question is about. */
  about?: string | undefined
  text: string
  /** The harmless answer, which has the focus. */
  dismiss: string
  action: string
  tone?: Tone
  onAnswer: (yes: boolean) => void
  /** Between the text and the answers. */
  children?: ReactNode
}

/** Asks before something that others notice or that cannot be taken back. */
export function QuestionDialog({
  title,
  about,
  text,
  dismiss,
  action,
  tone,
  onAnswer,
  children,
}: QuestionDialogProps) {
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
      <div id={`${id}-text`}>
        {about === undefined ? null : <p className="dialog-about">{about}</p>}
        <p>{text}</p>
      </div>
      {children}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => onAnswer(false)}>
          {dismiss}
        </button>
        <button
          type="button"
          className="button"
          data-kind={tone === 'danger' ? 'danger' : 'primary'}
          onClick={() => onAnswer(true)}
        >
          {action}
        </button>
      </div>
    </dialog>
  )
}
