import { useState } from 'react'
import { LinkState } from './LinkState.tsx'
import { post } from './post.ts'
import { PublicCard } from './PublicCard.tsx'
import { usePublic } from './PublicContext.ts'
import { PublicForm } from './PublicForm.tsx'
import { useMailLink } from './useMailLink.ts'
import { useSubmit } from './useSubmit.ts'

/** Confirms an address. A person presses the button: what looks into mails also follows their links. */
export function FollowLinkPage({ purpose }: { purpose: 'confirmation' | 'email-change' }) {
  const { t, open } = usePublic()
  const [link, expire] = useMailLink(purpose)
  const [doneFor, setDoneFor] = useState<string | null>(null)
  const isConfirmation = purpose === 'confirmation'
  const submit = useSubmit<{ email: string }>({
    check: () => null,
    send: (unclear) =>
      post(
        isConfirmation ? '/auth/confirm' : '/auth/switch-activation',
        { token: link.state === 'open' ? link.token : '' },
        unclear,
      ),
    done: ({ email }) => setDoneFor(email),
    refused(code) {
      if (code !== 'link-expired') return false
      expire()
      return true
    },
  })
  if (doneFor !== null) {
    const params = { email: doneFor }
    return (
      <PublicCard title={isConfirmation ? t('portal:confirm-done', params) : t('portal:switch-done', params)}>
        <button
          type="button"
          className="button"
          data-kind="primary"
          onClick={() => open(`/auth/sign?email=${encodeURIComponent(doneFor)}`)}
        >
          {t('portal:sign-in-action')}
        </button>
      </PublicCard>
    )
  }
  if (link.state !== 'open') return <LinkState link={link} />
  const { email } = link
  return isConfirmation ? (
    <PublicCard title={t('portal:confirm-title')} help={t('portal:confirm-help', { email })}>
      <PublicForm submit={submit} action={t('portal:confirm-action')} />
    </PublicCard>
  ) : (
    <PublicCard title={t('portal:switch-title')} help={t('portal:switch-help', { email })}>
      <PublicForm submit={submit} action={t('portal:switch-action')} />
    </PublicCard>
  )
}
