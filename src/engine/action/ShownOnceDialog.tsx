import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { saveFile } from '../data/saveFile.ts'
import { usePortal } from '../registry/portalContext.ts'
import { putAwayShown, type ShownSecret, type ShownSecrets } from '../registry/shownOnce.ts'
import { useCopy } from '../registry/useCopy.ts'
import './action.css'

/** Secrets that nobody will see again, to copy or download. It closes by a clear answer alone. */
export function ShownOnceDialog({ shown: { title, secrets } }: { shown: ShownSecrets }) {
  const { t, manifest } = usePortal()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isKept, setKept] = useState(false)
  const [leaving, setLeaving] = useState(false)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    if (isKept) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isKept])
  const close = () => {
    if (isKept || leaving) putAwayShown()
    else setLeaving(true)
  }
  const download = () => {
    const lines = secrets.map((each) => `${t(each.title)}: ${each.value}\n`)
    saveFile(new Blob(lines, { type: 'text/plain' }), `${manifest.product} ${t(title)}.txt`)
    setKept(true)
  }
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <h2 id={`${id}-title`}>{t('portal:once-title')}</h2>
      <p id={`${id}-text`}>{t('portal:once-text')}</p>
      {secrets.map((each) => (
        <Secret key={each.title} secret={each} onCopied={() => setKept(true)} />
      ))}
      {leaving && !isKept ? <p role="alert">{t('portal:once-leave')}</p> : null}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={download}>
          {t('portal:once-download')}
        </button>
        <button type="button" className="button" data-kind="primary" onClick={close}>
          {t(leaving && !isKept ? 'portal:once-anyway' : 'portal:once-done')}
        </button>
      </div>
    </dialog>
  )
}

function Secret({ secret: { title, value }, onCopied }: { secret: ShownSecret; onCopied: () => void }) {
  const { t } = usePortal()
  const id = useId()
  const [copied, copy] = useCopy()
  useEffect(() => {
    if (copied) onCopied()
  }, [copied, onCopied])
  return (
    <div className="shown-secret">
      <label htmlFor={id}>{t(title)}</label>
      <div>
        <input
          id={id}
          type="text"
          readOnly
          value={value}
          spellCheck={false}
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="button" onClick={() => void copy(value)}>
          <span aria-live="polite">{copied ? t('portal:once-copied') : t('portal:once-copy')}</span>{' '}
          <span className="pb-hidden">{t(title)}</span>
        </button>
      </div>
    </div>
  )
}
