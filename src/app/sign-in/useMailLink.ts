import { useEffect, useState } from 'react'
import { post } from './post.ts'
import { usePublic } from './PublicContext.ts'

export type MailLink =
  | { state: 'checking' }
  | { state: 'open'; token: string; email: string; about: Partial<Record<'company' | 'role', string>> }
  | { state: 'expired' }
  | { state: 'unclear'; text: string }

export type LinkPurpose = 'recovery' | 'invitation' | 'confirmation' | 'email-change'

/** Checks the address's link before anything is typed. */
export function useMailLink(purpose: LinkPurpose): [link: MailLink, expire: () => void] {
  const { t } = usePublic()
  const [token] = useState(takeToken)
  const [link, setLink] = useState<MailLink>({ state: token === null ? 'expired' : 'checking' })
  useEffect(() => {
    if (token === null) return
    const unclear = t('portal:sign-in-unclear')
    void post<{ email: string; company?: string; role?: string }>(
      '/auth/check-link',
      { token, purpose },
      unclear,
    ).then((result) => {
      if (result.kind === 'done') {
        const { email, ...about } = result.answer
        setLink({ state: 'open', token, email, about })
      } else if (result.kind === 'refused' && result.code === 'link-expired') setLink({ state: 'expired' })
      else if (result.kind === 'offline') setLink({ state: 'unclear', text: t('portal:sign-in-offline') })
      else setLink({ state: 'unclear', text: result.kind === 'refused' ? result.text : unclear })
    })
  }, [purpose, token, t])
  return [link, () => setLink({ state: 'expired' })]
}

/** Removes the secret from the address, but keeps it across reloads. */
function takeToken(): string | null {
  const url = new URL(location.href)
  const given = url.searchParams.get('token')
  if (given !== null) {
    url.searchParams.delete('token')
    history.replaceState({ token: given }, '', url.pathname + url.search + url.hash)
    return given
  }
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string'
    ? state.token
    : null
}
