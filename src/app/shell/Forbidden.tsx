import { Link } from '../../engine/registry/Link.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { Message } from './Message.tsx'

interface ForbiddenProps {
  title: string
  /** A screen the person may open; none when there is no other. */
  start: string | undefined
  /** Ids of the permissions the person lacks. */
  missing: string[]
}

/** Says which permission a screen needs, so that the person knows what to ask for. */
export function Forbidden({ title, start, missing }: ForbiddenProps) {
  const { manifest, session, t } = usePortal()
  const names = missing.map(
    (id) => manifest.permissions.find((permission) => permission.id === id)?.title ?? id,
  )
  return (
    <Message title={t('portal:shell-forbidden-title', { screen: title })}>
      <p>{t('portal:shell-forbidden-permissions', { count: names.length })}</p>
      <ul className="permission-list">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {/* Nobody in the account can give its owner, who has no role, what the account lacks. */}
      <p>
        {t(session.user.role === undefined ? 'portal:shell-forbidden-owner' : 'portal:shell-forbidden-help')}
      </p>
      {start !== undefined && (
        <p className="message-actions">
          <Link to={start} className="button" data-kind="primary">
            {t('portal:shell-forbidden-start')}
          </Link>
        </p>
      )}
    </Message>
  )
}
