import { useEffect, useState } from 'react'
import { tellTabs } from '../session/tabs.ts'
import { LinkState } from './LinkState.tsx'
import { post } from './post.ts'
import { PublicCard } from './PublicCard.tsx'
import { PublicForm } from './PublicForm.tsx'
import { usePublic } from './PublicContext.ts'
import type { MailLink } from './useMailLink.ts'

interface LinkSignInPageProps {
  token: string
  isSignedIn: boolean
  /** Leads to the address without the token. */
  onSignedIn: () => void
}

/** Signs in with the `token` in the address; asks first when someone is already signed in. */
export function LinkSignInPage({ token, isSignedIn, onSignedIn }: LinkSignInPageProps) {
  const { t } = usePublic()
  const [isAsking, setAsking] = useState(isSignedIn)
  const [link, setLink] = useState<Exclude<MailLink, { state: 'open' }>>({
    state: token === '' ? 'expired' : 'checking',
  })
  const [needsCode, setNeedsCode] = useState(false)
  useEffect(() => {
    if (isAsking || link.state !== 'checking') return
    const unclear = t('portal:sign-in-unclear')
    void post('/auth/link', { token }, unclear).then((result) => {
      if (result.kind === 'done') {
        tellTabs({ kind: 'signed-in', email: '' })
        onSignedIn()
      } else if (result.kind === 'refused' && result.code === 'two-factor-required') setNeedsCode(true)
      else if (result.kind === 'refused' && result.code === 'link-expired') setLink({ state: 'expired' })
      else if (result.kind === 'offline') setLink({ state: 'unclear', text: t('portal:sign-in-offline') })
      else setLink({ state: 'unclear', text: result.kind === 'refused' ? result.text : unclear })
    })
  }, [isAsking, link, token, onSignedIn, t])
  if (needsCode)
    return (
      <PublicForm
        name="second-step"
        to="/auth/link"
        carried={{ token }}
        onDone={() => {
          tellTabs({ kind: 'signed-in', email: '' })
          onSignedIn()
        }}
        onRefused={(code) => {
          if (code !== 'link-expired') return false
          setNeedsCode(false)
          setLink({ state: 'expired' })
          return true
        }}
      />
    )
  if (!isAsking || token === '')
    return <LinkState link={link} purpose="sign-in" onRetry={() => setLink({ state: 'checking' })} />
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
