import { useEffect, useState } from 'react'
import { takeEnd } from '../session/sessionEnd.ts'
import { tellTabs } from '../session/tabs.ts'
import { DemoSignIns } from './DemoSignIns.tsx'
import { usePublic } from './PublicContext.ts'
import { PublicForm } from './PublicForm.tsx'
import { readDemo } from './readDemo.ts'
import type { Demo } from './readDemo.ts'

export function SignInPage({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = usePublic()
  const [initial, setInitial] = useState({ email: addressEmail(), password: '' })
  const [filled, setFilled] = useState(0)
  /** What the first step sent, once the password is right and a code is asked for. */
  const [credentials, setCredentials] = useState<Record<string, string> | null>(null)
  const [ended] = useState(takeEnd)
  const [demo, setDemo] = useState<Demo | null>(null)
  useEffect(() => {
    void readDemo().then(setDemo)
  }, [])
  const enter = (email: string): void => {
    tellTabs({ kind: 'signed-in', email })
    onSignedIn()
  }
  if (credentials) {
    const { email = '' } = credentials
    return <PublicForm name="second-step" carried={credentials} email={email} onDone={() => enter(email)} />
  }
  return (
    <>
      <PublicForm
        key={filled}
        name="sign-in"
        initial={initial}
        help={ended ? t('portal:sign-in-ended') : undefined}
        takesFocus={filled === 0}
        onDone={({ email = '' }) => enter(email)}
        onRefused={(code, sent) => {
          if (code !== 'two-factor-required') return false
          setCredentials(sent)
          return true
        }}
      />
      {demo && (
        <DemoSignIns
          demo={demo}
          onChoose={(email) => {
            setInitial({ email, password: demo.password })
            setFilled(filled + 1)
          }}
        />
      )}
    </>
  )
}

function addressEmail(): string {
  return new URLSearchParams(location.search).get('email') ?? ''
}
