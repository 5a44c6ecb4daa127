import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { isEmail } from '../../shared/emails.ts'
import { tellTabs } from '../session/tabs.ts'
import { signIn, waitText } from './signIn.ts'
import { useCountdown } from './useCountdown.ts'
import { useOnline } from './useOnline.ts'

export interface Credentials {
  email: string
  password: string
}

interface SignInFormProps {
  credentials: Credentials
  onChange: (credentials: Credentials) => void
  onSignedIn: () => void
}

const offlineText = 'You are offline. Check your connection and try again.'

/** E-mail and password; whatever goes wrong, what was typed stays. */
export function SignInForm({ credentials, onChange, onSignedIn }: SignInFormProps) {
  const { email, password } = credentials
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const [waitSeconds, startWaiting] = useCountdown()
  const online = useOnline()
  const errorRegion = useRef<HTMLDivElement>(null)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  useEffect(() => emailInput.current?.focus(), [])

  const problem = waitSeconds > 0 ? `Too many attempts. Try again in ${waitText(waitSeconds)}.` : error
  const notice = problem ?? (online ? null : offlineText)

  function fail(text: string | null): void {
    setBusy(false)
    setError(text)
    requestAnimationFrame(() => errorRegion.current?.focus())
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (busy || waitSeconds > 0) return
    if (email.trim() === '' || password === '') {
      fail(email.trim() === '' ? 'Enter your e-mail address.' : 'Enter your password.')
      return
    }
    if (!isEmail(email.trim())) {
      fail('Enter a whole e-mail address, like name@example.com.')
      return
    }
    setBusy(true)
    setError(null)
    const result = await signIn(email.trim(), password)
    if (result.kind === 'signed-in') {
      tellTabs({ kind: 'signed-in', email: email.trim() })
      onSignedIn()
    } else if (result.kind === 'wait') {
      startWaiting(result.seconds)
      fail(null)
    } else {
      fail(result.kind === 'offline' ? offlineText : result.text)
    }
  }

  function watchCapsLock(event: KeyboardEvent): void {
    setCapsLock(event.getModifierState('CapsLock'))
  }

  return (
    <form className="sign-in" noValidate onSubmit={(event) => void submit(event)}>
      <div ref={errorRegion} role="alert" tabIndex={-1} className="sign-in-error" hidden={notice === null}>
        {notice}
      </div>
      <label className="field">
        <span>E-mail</span>
        <input
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          ref={emailInput}
          value={email}
          onChange={(event) => onChange({ ...credentials, email: event.target.value })}
        />
      </label>
      <div className="field">
        <label htmlFor="password">Password</label>
        <div className="field-with-button">
          <input
            ref={passwordInput}
            id="password"
            type={shown ? 'text' : 'password'}
            name="password"
            autoComplete="current-password"
            aria-describedby="caps-lock"
            value={password}
            onChange={(event) => onChange({ ...credentials, password: event.target.value })}
            onKeyDown={watchCapsLock}
            onKeyUp={watchCapsLock}
            onBlur={() => setCapsLock(false)}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label="Show password"
            onClick={() => {
              setShown(!shown)
              passwordInput.current?.focus()
            }}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
        <output id="caps-lock" className="hint">
          {capsLock ? 'Caps Lock is on' : ''}
        </output>
      </div>
      <button type="submit" className="button" data-kind="primary" aria-disabled={busy || waitSeconds > 0}>
        {busy && <span className="spinner" aria-hidden="true" />}
        {busy ? 'Signing in…' : 'Sign in'}
      </button>
    </form>
  )
}
