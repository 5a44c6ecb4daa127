import { useState } from 'react'
import { isEmail } from '../../shared/emails.ts'
import { EmailField } from './EmailField.tsx'
import { post } from './post.ts'
import { PublicCard } from './PublicCard.tsx'
import { usePublic } from './PublicContext.ts'
import { PublicForm } from './PublicForm.tsx'
import { PublicLink } from './PublicLink.tsx'
import { readDemo } from './readDemo.ts'
import { useSubmit } from './useSubmit.ts'

/** Sends a link for choosing a new password; says the same whether there is such a person or not. */
export function RecoveryPage() {
  const { t } = usePublic()
  const [typed, setTyped] = useState(new URLSearchParams(location.search).get('email') ?? '')
  const [isSent, setSent] = useState(false)
  const [isDemo, setDemo] = useState(false)
  const email = typed.trim()
  const submit = useSubmit({
    check() {
      if (email === '') return t('portal:sign-in-need-email')
      return isEmail(email) ? null : t('portal:sign-in-whole-email')
    },
    send: (unclear) => post('/auth/recovery', { email }, unclear),
    done() {
      setSent(true)
      void readDemo().then((demo) => setDemo(demo !== null))
    },
  })
  const back = <PublicLink to="/auth/sign">{t('portal:sign-in-back')}</PublicLink>
  if (isSent)
    return (
      <PublicCard title={t('portal:recovery-sent-title')} help={t('portal:recovery-sent', { email })}>
        <button type="button" className="button" onClick={() => setSent(false)}>
          {t('portal:recovery-again')}
        </button>
        {isDemo && <PublicLink to="/simulator">{t('portal:sign-in-demo-mail')}</PublicLink>}
        {back}
      </PublicCard>
    )
  return (
    <PublicCard title={t('portal:recovery-title')} help={t('portal:recovery-help')}>
      <PublicForm submit={submit} action={t('portal:recovery-action')}>
        <EmailField value={typed} onChange={setTyped} />
      </PublicForm>
      {back}
    </PublicCard>
  )
}
