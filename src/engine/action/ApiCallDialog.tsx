import { useId, useLayoutEffect, useRef } from 'react'
import { toCurl, type ShownCall } from '../data/toCurl.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useCopy } from '../registry/useCopy.ts'

/** A call as a command to copy. */
export function ApiCallDialog({ call, onClose }: { call: ShownCall; onClose: () => void }) {
  const { t } = usePortal()
  const command = toCurl(`${location.origin}/api/site`, call)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [copied, copy] = useCopy()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closing gives the focus back; removing alone would not.
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog api-call"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={`${id}-title`}>{t('portal:api-call-title')}</h2>
      <p>{t('portal:api-call-help')}</p>
      {/* Long lines are scrolled, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <section tabIndex={0} aria-labelledby={`${id}-title`}>
        <pre>
          <code>{command}</code>
        </pre>
      </section>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {t('portal:api-call-close')}
        </button>
        <button type="button" className="button" data-kind="primary" onClick={() => void copy(command)}>
          <span aria-live="polite">{copied ? t('portal:once-copied') : t('portal:once-copy')}</span>
        </button>
      </div>
    </dialog>
  )
}
