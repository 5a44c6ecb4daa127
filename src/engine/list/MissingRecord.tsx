import { use, useEffect } from 'react'
import { usePortal } from '../registry/portalContext.ts'
import { ScreenMessage } from '../registry/ScreenMessage.tsx'
import { DrawerContext } from './drawerContext.ts'

/** What a drawer shows in place of a record that doesn't exist. */
export function MissingRecord() {
  const { t } = usePortal()
  const { leave, setMissing } = use(DrawerContext) ?? {}
  useEffect(() => {
    setMissing?.(true)
    return () => setMissing?.(false)
  }, [setMissing])
  return (
    <ScreenMessage
      alert
      icon="nothing"
      title={t('portal:drawer-missing')}
      text={t('portal:failure-missing-text')}
      action={
        <button type="button" className="button" onClick={leave}>
          {t('portal:drawer-back')}
        </button>
      }
    />
  )
}
