import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { EntityDefinition } from '../../language/portal.ts'
import { toCurl, type ShownCall } from '../data/toCurl.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useCopy } from '../registry/useCopy.ts'
import './action.css'

interface ApiCallButtonProps {
  /** Asked when the button is pressed, so it is what the screen shows then. */
  call: () => ShownCall
  /** Permissions of the call; one that needs none is not for keys. */
  access: string[] | undefined
}

/** Shows what a screen does as a call of the API, to people who may make keys for it. */
export function ApiCallButton({ call, access = [] }: ApiCallButtonProps) {
  const { t, can, manifest } = usePortal()
  const [shown, setShown] = useState<string>()
  if (access.length === 0 || !manifest.apiAccess || !can(manifest.apiAccess)) return null
  return (
    <>
      <button
        type="button"
        className="api-call-button"
        onClick={() => setShown(toCurl(`${location.origin}/api/site`, call()))}
      >
        {t('portal:api-call')}
      </button>
      {shown !== undefined && <ApiCallDialog command={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

function ApiCallDialog({ command, onClose }: { command: string; onClose: () => void }) {
  const { t } = usePortal()
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

/** What a form sends, without the secrets in it. */
export function shownBody(entity: EntityDefinition, body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      entity.properties[name]?.sensitive && typeof value === 'string' ? '…' : value,
    ]),
  )
}
