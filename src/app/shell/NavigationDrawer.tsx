import { useEffect, useRef } from 'react'
import { iconOf } from '../../engine/registry/Icon.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { SideNavigation } from './SideNavigation.tsx'

/** The navigation on narrow screens. */
export function NavigationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = usePortal()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={t('portal:shell-navigation')}
      closedby="any"
      onClose={onClose}
    >
      {open && (
        <>
          <button
            type="button"
            className="icon-button drawer-close"
            aria-label={t('portal:shell-close-navigation')}
            onClick={onClose}
            {...iconOf('close')}
          />
          <SideNavigation label={t('portal:shell-main-navigation')} />
        </>
      )}
    </dialog>
  )
}
