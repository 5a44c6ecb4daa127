import { Suspense, useState, type ReactNode } from 'react'
import { Icon } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { FloatingPanel } from './FloatingPanel.tsx'

interface PanelFilterProps {
  label: string
  /** What is chosen, or that nothing is. */
  words: string
  /** Said on hover. */
  hint?: string
  isActive: boolean
  /** Looks like text until it is active. */
  isQuiet?: boolean
  icon?: string
  className: string
  onOpen: (open: boolean) => void
  /** The panel, which may arrive later. */
  children: (close: () => void) => ReactNode
}

/** A filter that is a button with a panel. */
export function PanelFilter(props: PanelFilterProps) {
  const { label, words, hint, isActive, isQuiet, icon, className, onOpen, children } = props
  const { t } = usePortal()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  function close() {
    setAnchor(null)
    onOpen(false)
  }
  return (
    <>
      <button
        type="button"
        className="button list-filter"
        data-active={isActive}
        data-quiet={isQuiet}
        title={hint}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          if (anchor) return close()
          setAnchor(event.currentTarget)
          onOpen(true)
        }}
      >
        {icon === undefined ? null : <Icon name={icon} size={16} />}
        <span className="pb-cut">{words}</span>
        <Icon name="expand" size={16} />
      </button>
      {anchor ? (
        <FloatingPanel anchor={anchor} onClose={close} kind="dialog" label={label} className={className}>
          <Suspense fallback={<p className="pb-quiet">{t('portal:loading')}</p>}>{children(close)}</Suspense>
        </FloatingPanel>
      ) : null}
    </>
  )
}
