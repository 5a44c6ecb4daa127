import { useEffect, useState } from 'react'
import { usePublic } from './PublicContext.ts'
import { PublicForm } from './PublicForm.tsx'
import { PublicLink } from './PublicLink.tsx'
import { readDemo } from './readDemo.ts'

/** Sends a password reset link, with the same response whether or not the account exists. */
export function RecoveryPage() {
  const { t } = usePublic()
  const [isDemo, setDemo] = useState(false)
  useEffect(() => {
    void readDemo().then((demo) => setDemo(demo !== null))
  }, [])
  const email = new URLSearchParams(location.search).get('email') ?? ''
  return (
    <PublicForm name="recovery" initial={{ email }}>
      {isDemo && <PublicLink to="/outbox">{t('portal:sign-in-demo-mail')}</PublicLink>}
    </PublicForm>
  )
}
