import { useState } from 'react'
import { Icon } from '../../engine/registry/Icon.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { PublishStatus } from '../../language/publishing.ts'
import type { TitleOf } from './useOwnerTitles.ts'

interface DefinitionsBarProps {
  status: PublishStatus | undefined
  titleOf: TitleOf
  onOpen: () => void
}

/** Says above the screen that the definitions have errors, until the operator has seen it. */
export function DefinitionsBar({ status, titleOf, onOpen }: DefinitionsBarProps) {
  const { manifest, t } = usePortal()
  const [dismissed, setDismissed] = useState('')
  const { rolledBack = [] } = status ?? {}
  const diagnostics = status?.diagnostics.filter(({ severity }) => severity === 'error') ?? []
  const kept = status?.kept.filter((owner) => !rolledBack.includes(owner)) ?? []
  const said = JSON.stringify([kept, diagnostics])
  const isShown = diagnostics.length > 0 && said !== dismissed
  const owners = new Intl.ListFormat(manifest.locale).format(kept.map(titleOf))
  return (
    <div className="definitions-bar" data-shown={isShown}>
      {isShown && <Icon name="warning" />}
      <output>
        {isShown && (
          <>
            {t('portal:operator-mistakes', { count: diagnostics.length })}{' '}
            {kept.length > 0 && t('portal:operator-kept', { count: kept.length, owners })}
          </>
        )}
      </output>
      {isShown && (
        <>
          <button type="button" className="button" onClick={onOpen}>
            {t('portal:operator-show')}
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t('portal:dismiss')}
            onClick={() => {
              setDismissed(said)
              // The button goes; the screen takes the focus over.
              document.getElementById('main')?.focus()
            }}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  )
}
