import { useEffect, useState } from 'react'
import { DemoSignIns } from './DemoSignIns.tsx'
import { readDemo } from './readDemo.ts'
import type { Demo } from './readDemo.ts'
import { SignInForm } from './SignInForm.tsx'
import type { Credentials } from './SignInForm.tsx'

interface SignInPageProps {
  product: string
  onSignedIn: () => void
}

export function SignInPage({ product, onSignedIn }: SignInPageProps) {
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' })
  const [demo, setDemo] = useState<Demo | null>(null)
  useEffect(() => {
    void readDemo().then(setDemo)
  }, [])
  return (
    <>
      <section className="card">
        <h1>Sign in to {product}</h1>
        <SignInForm credentials={credentials} onChange={setCredentials} onSignedIn={onSignedIn} />
      </section>
      {demo && (
        <DemoSignIns demo={demo} onChoose={(email) => setCredentials({ email, password: demo.password })} />
      )}
    </>
  )
}
