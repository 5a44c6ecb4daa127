import { PublicCard } from './PublicCard.tsx'
import { usePublic } from './PublicContext.ts'

/** What people see whose short link leads nowhere. */
export function UnknownLinkPage() {
  const { t } = usePublic()
  return <PublicCard title={t('portal:link-unknown-title')} help={t('portal:link-unknown-text')} />
}
