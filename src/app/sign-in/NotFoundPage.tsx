import { PublicCard } from './PublicCard.tsx'
import { usePublic } from './PublicContext.ts'
import { PublicLink } from './PublicLink.tsx'

/** What `/404` shows without a session (SHELL-041). */
export function NotFoundPage() {
  const { t } = usePublic()
  return (
    <PublicCard title={t('portal:shell-not-found-title')} help={t('portal:shell-not-found-text')}>
      <PublicLink to="/">{t('portal:shell-not-found-home')}</PublicLink>
    </PublicCard>
  )
}
