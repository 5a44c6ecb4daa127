import type { ReactNode } from 'react'
import type { EngineTextKey } from './engineTexts.ts'
import { Link } from './Link.tsx'
import { usePortal } from './portalContext.ts'
import { ScreenMessage } from './ScreenMessage.tsx'

export interface NotFoundProps {
  /** Below the heading. */
  text: EngineTextKey
  /** It took the place of a screen that was expected. */
  alert?: boolean
  /** Another way on. */
  back?: ReactNode
}

/** What stands at `/404`, and where the record of a screen is missing (SHELL-042, SHELL-043, reading A6). */
export function NotFound({ text, alert = false, back }: NotFoundProps) {
  const { manifest, t } = usePortal()
  return (
    <ScreenMessage
      alert={alert}
      heading="h1"
      icon="nothing"
      title={t('portal:shell-not-found-title')}
      text={t(text)}
      action={
        <div className="pb-page-actions">
          <Link to={manifest.home} className="button" data-kind="primary">
            {t('portal:shell-not-found-home')}
          </Link>
          {back}
        </div>
      }
    />
  )
}
