import { Suspense, useId, useRef, useState } from 'react'
import { Icon } from '../../engine/registry/Icon.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { useTimeZone, zoneName } from '../../engine/registry/time-zone/useTimeZone.ts'
import { lazyPart } from '../start/lazyPart.ts'

const TimeZonePanel = lazyPart(
  async () => (await import('../../engine/registry/time-zone/TimeZonePanel.tsx')).TimeZonePanel,
)

/** Where the person reads times, which lists offer beside their dates. */
export function TimesChoice() {
  const { t } = usePortal()
  const { zone } = useTimeZone()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <div className="choice">
      <p id={id} className="choice-title">
        {t('portal:shell-times')}
      </p>
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        className="button times-button"
        aria-labelledby={`${id} ${id}-button`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {zoneName(zone)}
        <Icon name="expand" size={16} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <TimeZonePanel
            onChosen={() => {
              setOpen(false)
              button.current?.focus()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
