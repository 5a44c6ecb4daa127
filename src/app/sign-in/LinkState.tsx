import { PublicCard } from './PublicCard.tsx'
import { usePublic } from './PublicContext.ts'
import { PublicLink } from './PublicLink.tsx'
import type { MailLink } from './useMailLink.ts'

/** What stands in place of a form while its link is asked about, and when it is no good. */
export function LinkState({ link }: { link: Exclude<MailLink, { state: 'open' }> }) {
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
        <button type="button" className="button" data-kind="primary" onClick={() => location.reload()}>
          {t('portal:try-again')}
        </button>
      </PublicCard>
    )
  return (
    <PublicCard title={t('portal:link-expired-title')} help={t('portal:link-expired-help')}>
      <button type="button" className="button" data-kind="primary" onClick={() => open('/auth/recovery')}>
        {t('portal:link-expired-action')}
      </button>
      <PublicLink to="/auth/sign">{t('portal:sign-in-back')}</PublicLink>
    </PublicCard>
  )
}
