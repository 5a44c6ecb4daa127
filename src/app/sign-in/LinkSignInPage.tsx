import { useEffect, useState } from 'react'
import { tellTabs } from '../session/tabs.ts'
import { LinkState } from './LinkState.tsx'
import { post } from './post.ts'
import { PublicCard } from './PublicCard.tsx'
import { usePublic } from './PublicContext.ts'
import type { MailLink } from './useMailLink.ts'

interface LinkSignInPageProps {
  token: string
  isSignedIn: boolean
  /** Leads to the address without the token. */
  onSignedIn: () => void
}

/** Signs in by the `token` of the address; asks first when somebody is signed in already. */
export function LinkSignInPage({ token, isSignedIn, onSignedIn }: LinkSignInPageProps) {
  const { t } = usePublic()
  const [isAsking, setAsking] = useState(isSignedIn)
  const [link, setLink] = useState<Exclude<MailLink, { state: 'open' }>>({ state: 'checking' })
  useEffect(() => {
    if (isAsking) return
    const unclear = t('portal:sign-in-unclear')
    void post('/auth/link', { token }, unclear).then((result) => {
      if (result.kind === 'done') {
        tellTabs({ kind: 'signed-in', email: '' })
        onSignedIn()
      } else if (result.kind === 'refused' && result.code === 'link-expired') setLink({ state: 'expired' })
      else if (result.kind === 'offline') setLink({ state: 'unclear', text: t('portal:sign-in-offline') })
      else setLink({ state: 'unclear', text: result.kind === 'refused' ? result.text : unclear })
    })
  }, [isAsking, token, onSignedIn, t])
  if (!isAsking) return <LinkState link={link} />
  return (
    <PublicCard title={t('portal:link-sign-in-title')} help={t('portal:link-sign-in-help')}>
      <button type="button" className="button" data-kind="primary" onClick={() => setAsking(false)}>
        {t('portal:link-sign-in-action')}
      </button>
      <button type="button" className="button" onClick={onSignedIn}>
        {t('portal:link-sign-in-stay')}
      </button>
    </PublicCard>
  )
}
