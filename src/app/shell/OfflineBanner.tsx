import { Icon } from '../../engine/registry/Icon.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { useOnline } from '../session/useOnline.ts'

/** Says that the browser has no connection, and that nothing is lost by it. Read out when it comes. */
export function OfflineBanner() {
  const { t } = usePortal()
  const online = useOnline()
  return (
    <output className="offline-banner" data-shown={!online}>
      {online ? null : (
        <>
          <Icon name="warning" size={18} />
          <span>{t('portal:shell-offline')}</span>
        </>
      )}
    </output>
  )
}
