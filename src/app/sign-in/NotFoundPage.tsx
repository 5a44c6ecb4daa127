import { PublicCard } from './PublicCard.tsx'
import { usePublic } from './PublicContext.ts'

/** What `/404` shows without a session (SHELL-041, SHELL-043). */
export function NotFoundPage() {
  const { t } = usePublic()
  return (
    <PublicCard title={t('portal:shell-not-found-title')} help={t('portal:shell-not-found-text')}>
      <a href="/" className="button" data-kind="primary">
        {t('portal:shell-not-found-home')}
      </a>
    </PublicCard>
  )
}
