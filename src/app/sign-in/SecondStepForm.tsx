import { useState } from 'react'
import { tellTabs } from '../session/tabs.ts'
import { post } from './post.ts'
import { useFirstFocus } from './useFirstFocus.ts'
import { usePublic } from './PublicContext.ts'
import { PublicForm } from './PublicForm.tsx'
import type { Credentials } from './SignInForm.tsx'
import { useSubmit } from './useSubmit.ts'

interface SecondStepFormProps {
  credentials: Credentials
  onSignedIn: () => void
  onBack: () => void
}

/** The code of the authenticator app, or a recovery code. A whole code is sent at once. */
export function SecondStepForm({ credentials, onSignedIn, onBack }: SecondStepFormProps) {
  const { t } = usePublic()
  const input = useFirstFocus()
  const [code, setCode] = useState('')
  const email = credentials.email.trim()
  const submit = useSubmit({
    check: () => (code.trim() === '' ? t('portal:second-step-need-code') : null),
    send: (unclear) =>
      post('/auth', { email, password: credentials.password, two_fa_code: code.trim() }, unclear),
    done() {
      tellTabs({ kind: 'signed-in', email })
      onSignedIn()
    },
  })
  return (
    <PublicForm submit={submit} action={t('portal:second-step-action')}>
      <label className="field">
        <span>{t('portal:second-step-code')}</span>
        <input
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          ref={input}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <button type="button" className="button" onClick={onBack}>
        {t('portal:second-step-back')}
      </button>
    </PublicForm>
  )
}
