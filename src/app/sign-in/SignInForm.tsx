import { isEmail } from '../../shared/emails.ts'
import { tellTabs } from '../session/tabs.ts'
import { EmailField } from './EmailField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { post } from './post.ts'
import { usePublic } from './PublicContext.ts'
import { PublicForm } from './PublicForm.tsx'
import { PublicLink } from './PublicLink.tsx'
import { useSubmit } from './useSubmit.ts'

export interface Credentials {
  email: string
  password: string
}

interface SignInFormProps {
  credentials: Credentials
  onChange: (credentials: Credentials) => void
  onSignedIn: () => void
  /** The password is right, and a code is asked for. */
  onSecondStep: () => void
}

/** E-mail and password. */
export function SignInForm({ credentials, onChange, onSignedIn, onSecondStep }: SignInFormProps) {
  const { t } = usePublic()
  const { password } = credentials
  const email = credentials.email.trim()
  const submit = useSubmit({
    check() {
      if (email === '') return t('portal:sign-in-need-email')
      if (password === '') return t('portal:sign-in-need-password')
      return isEmail(email) ? null : t('portal:sign-in-whole-email')
    },
    send: (unclear) => post('/auth', { email, password }, unclear),
    done() {
      tellTabs({ kind: 'signed-in', email })
      onSignedIn()
    },
    refused(code) {
      if (code !== 'two-factor-required') return false
      onSecondStep()
      return true
    },
  })
  const recovery = isEmail(email) ? `/auth/recovery?email=${encodeURIComponent(email)}` : '/auth/recovery'
  return (
    <PublicForm submit={submit} action={t('portal:sign-in-action')}>
      <EmailField
        value={credentials.email}
        onChange={(value) => onChange({ ...credentials, email: value })}
      />
      <PasswordField
        label={t('portal:sign-in-password')}
        autoComplete="current-password"
        value={password}
        onChange={(value) => onChange({ ...credentials, password: value })}
        aside={<PublicLink to={recovery}>{t('portal:sign-in-forgot')}</PublicLink>}
      />
    </PublicForm>
  )
}
