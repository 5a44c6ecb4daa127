import type { ReactNode } from 'react'
import { usePortal } from '../../engine/registry/portalContext.ts'

interface PanelMessageProps {
  alert?: boolean
  onRetry?: () => void
  children: ReactNode
}

/** Stands in place of the list: it is empty, on its way, or did not come. */
export function PanelMessage({ alert = false, onRetry, children }: PanelMessageProps) {
  const { t } = usePortal()
  return (
    <div className="notification-message" {...(alert && { role: 'alert' })}>
      <p>{children}</p>
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          {t('portal:try-again')}
        </button>
      )}
    </div>
  )
}
