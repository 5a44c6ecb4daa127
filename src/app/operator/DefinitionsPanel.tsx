import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../engine/registry/Icon.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { Notice } from '../../engine/registry/portalContext.ts'
import type { PublishStatus } from '../../language/publishing.ts'
import { Mistakes } from './Mistakes.tsx'
import { OwnerVersions } from './OwnerVersions.tsx'
import type { TitleOf } from './useOwnerTitles.ts'

interface DefinitionsPanelProps {
  status: PublishStatus | undefined
  titleOf: TitleOf
  onRolledBack: (status: PublishStatus) => void
  onClose: () => void
}

/** Everything an operator may want to know of the definitions, and the way back to an earlier version. */
export function DefinitionsPanel({ status, titleOf, onRolledBack, onClose }: DefinitionsPanelProps) {
  const { t } = usePortal()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Notices stand behind a modal dialog, so what happened is said inside.
  const [result, setResult] = useState<Pick<Notice, 'tone' | 'text'>>({ tone: 'info', text: '' })
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closing gives the focus back; removing alone would not.
    return () => element?.close()
  }, [])
  const owners = Object.keys(status?.modules ?? {}).toSorted((a, b) => titleOf(a).localeCompare(titleOf(b)))
  return (
    <dialog
      ref={dialog}
      className="definitions-panel"
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClose={(event) => {
        // The question of a version is a dialog inside.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <header>
        <h2 id={`${id}-title`}>{t('portal:operator-definitions')}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={t('portal:operator-close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className="definitions-content">
        <output className="definitions-result" data-tone={result.tone}>
          {result.text}
        </output>
        {status === undefined ? (
          <p className="pb-quiet">{t('portal:loading')}</p>
        ) : (
          <>
            <section aria-labelledby={`${id}-mistakes`}>
              <h3 id={`${id}-mistakes`}>{t('portal:operator-mistakes-title')}</h3>
              <Mistakes diagnostics={status.diagnostics} />
            </section>
            <section aria-labelledby={`${id}-versions`}>
              <h3 id={`${id}-versions`}>{t('portal:operator-versions-title')}</h3>
              {[...owners, 'portal'].map((owner) => (
                <OwnerVersions
                  key={owner}
                  owner={owner}
                  title={titleOf(owner)}
                  isKept={status.kept.includes(owner)}
                  isRolledBack={status.rolledBack.includes(owner)}
                  publishedAt={`${status.version} ${status.publishedAt}`}
                  onResult={setResult}
                  onRolledBack={onRolledBack}
                />
              ))}
            </section>
          </>
        )}
      </div>
    </dialog>
  )
}
