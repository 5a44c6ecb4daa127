import { PublicCard } from './PublicCard.tsx'
import { usePublic } from './PublicContext.ts'
import { PublicLink } from './PublicLink.tsx'
import type { LinkPurpose, MailLink } from './useMailLink.ts'

/** Where a new link comes from. */
const helpOf = {
  recovery: 'portal:link-expired-help',
  invitation: 'portal:link-expired-invitation',
  confirmation: 'portal:link-expired-account',
  'email-change': 'portal:link-expired-account',
  'sign-in': 'portal:link-expired-help',
} as const satisfies Record<LinkPurpose | 'sign-in', string>

interface LinkStateProps {
  link: Exclude<MailLink, { state: 'open' }>
  purpose: LinkPurpose | 'sign-in'
  onRetry?: () => void
}

/** Shown in place of a form while its link is checked, and when it has expired. */
export function LinkState({ link, purpose, onRetry = () => location.reload() }: LinkStateProps) {
  const { t, open } = usePublic()
  if (link.state === 'checking')
    return (
      <section className="card" aria-busy="true">
        <output className="loading">
          <span className="spinner" aria-hidden="true" /> {t('portal:loading')}
        </output>
      </section>
    )
  if (link.state === 'unclear')
    return (
      <PublicCard title={link.text}>
        <button type="button" className="button" data-kind="primary" onClick={onRetry}>
          {t('portal:try-again')}
        </button>
      </PublicCard>
    )
  return (
    <PublicCard title={t('portal:link-expired-title')} help={t(helpOf[purpose])}>
      {purpose === 'recovery' && (
        <button type="button" className="button" data-kind="primary" onClick={() => open('/auth/recovery')}>
          {t('portal:link-expired-action')}
        </button>
      )}
      <PublicLink to="/auth/sign">{t('portal:sign-in-back')}</PublicLink>
    </PublicCard>
  )
}
