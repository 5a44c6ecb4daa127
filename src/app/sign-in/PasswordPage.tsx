import { useState } from 'react'
import { LinkState } from './LinkState.tsx'
import { PasswordField } from './PasswordField.tsx'
import { post } from './post.ts'
import { PublicCard } from './PublicCard.tsx'
import { usePublic } from './PublicContext.ts'
import { PublicForm } from './PublicForm.tsx'
import { useMailLink } from './useMailLink.ts'
import { useSubmit } from './useSubmit.ts'

/** The first password, or a new one. */
export function PasswordPage({ purpose }: { purpose: 'recovery' | 'invitation' }) {
  const { t, open } = usePublic()
  const [link, expire] = useMailLink(purpose)
  const [password, setPassword] = useState('')
  const [savedFor, setSavedFor] = useState<string | null>(null)
  const path = purpose === 'recovery' ? '/auth/reset-password' : '/auth/set-password'
  const submit = useSubmit<{ email: string }>({
    check: () => (password === '' ? t('portal:sign-in-need-password') : null),
    send: (unclear) => post(path, { token: link.state === 'open' ? link.token : '', password }, unclear),
    done: ({ email }) => setSavedFor(email),
    refused(code) {
      if (code !== 'link-expired') return false
      expire()
      return true
    },
  })
  if (savedFor !== null)
    return (
      <PublicCard title={t('portal:password-saved-title')} help={t('portal:password-saved')}>
        <button
          type="button"
          className="button"
          data-kind="primary"
          onClick={() => open(`/auth/sign?email=${encodeURIComponent(savedFor)}`)}
        >
          {t('portal:sign-in-action')}
        </button>
      </PublicCard>
    )
  if (link.state !== 'open') return <LinkState link={link} />
  const title = purpose === 'recovery' ? t('portal:reset-password-title') : t('portal:set-password-title')
  return (
    <PublicCard title={title} help={t('portal:password-for', { email: link.email })}>
      <PublicForm submit={submit} action={t('portal:password-save')}>
        <input type="hidden" name="username" autoComplete="username" value={link.email} />
        <PasswordField
          label={t('portal:password-new')}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          help={t('portal:password-hint')}
          isFirst
        />
      </PublicForm>
    </PublicCard>
  )
}
