import { use, useEffect, useState } from 'react'
import { DrawnAhead } from '../../engine/data/DrawnAhead.ts'
import { takeEnd } from '../session/sessionEnd.ts'
import { tellTabs } from '../session/tabs.ts'
import { DemoSignIns } from './DemoSignIns.tsx'
import { usePublic } from './PublicContext.ts'
import { PublicForm } from './PublicForm.tsx'
import { earlyDemo, readDemo } from './readDemo.ts'

export function SignInPage({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = usePublic()
  const ahead = use(DrawnAhead)
  const [initial, setInitial] = useState(() => ({
    email: addressEmail(ahead?.address.search ?? location.search),
    password: '',
  }))
  const [filled, setFilled] = useState(0)
  /** The first step's values, once the password is right and a code is required. */
  const [credentials, setCredentials] = useState<Record<string, string> | null>(null)
  const [ended] = useState(takeEnd)
  const [demo, setDemo] = useState(() => earlyDemo(ahead))
  useEffect(() => {
    if (!demo) void readDemo().then(setDemo)
  }, [demo])
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

function addressEmail(search: string): string {
  return new URLSearchParams(search).get('email') ?? ''
}
