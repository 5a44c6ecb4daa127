import { usePortal } from '../../engine/registry/portalContext.ts'

/** Stands where a screen will be, in its proportions. */
export function ScreenSkeleton() {
  const { t } = usePortal()
  return (
    <div className="screen-skeleton" aria-busy="true">
      <output className="visually-hidden">{t('portal:loading')}</output>
      <div className="skeleton skeleton-title" />
      <div className="skeleton skeleton-bar" />
      <div className="skeleton skeleton-body" />
    </div>
  )
}
