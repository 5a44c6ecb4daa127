import { Link } from '../../engine/registry/Link.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { Message } from './Message.tsx'

/** The page at /404. Texts: specification, shell. */
export function NotFound({ home }: { home: string }) {
  const { t } = usePortal()
  return (
    <Message title={t('portal:shell-not-found-title')}>
      <p>{t('portal:shell-not-found-text')}</p>
      <p className="message-actions">
        <Link to={home} className="button" data-kind="primary">
          {t('portal:shell-not-found-home')}
        </Link>
      </p>
    </Message>
  )
}
