import { useEffect, useState } from 'react'
import { takeEnd } from '../session/sessionEnd.ts'
import { DemoSignIns } from './DemoSignIns.tsx'
import { PublicCard } from './PublicCard.tsx'
import { usePublic } from './PublicContext.ts'
import { readDemo } from './readDemo.ts'
import type { Demo } from './readDemo.ts'
import { SecondStepForm } from './SecondStepForm.tsx'
import { SignInForm } from './SignInForm.tsx'
import type { Credentials } from './SignInForm.tsx'

export function SignInPage({ onSignedIn }: { onSignedIn: () => void }) {
  const { brand, t } = usePublic()
  const [credentials, setCredentials] = useState<Credentials>({
    email: new URLSearchParams(location.search).get('email') ?? '',
    password: '',
  })
  const [isSecondStep, setSecondStep] = useState(false)
  const [ended] = useState(takeEnd)
  const [demo, setDemo] = useState<Demo | null>(null)
  useEffect(() => {
    void readDemo().then(setDemo)
  }, [])
  if (isSecondStep)
    return (
      <PublicCard title={t('portal:second-step-title')} help={t('portal:second-step-help')}>
        <SecondStepForm
          credentials={credentials}
          onSignedIn={onSignedIn}
          onBack={() => {
            setCredentials({ ...credentials, password: '' })
            setSecondStep(false)
          }}
        />
      </PublicCard>
    )
  return (
    <>
      <PublicCard
        title={t('portal:sign-in-title', { product: brand.product })}
        {...(ended && { help: t('portal:sign-in-ended') })}
      >
        <SignInForm
          credentials={credentials}
          onChange={setCredentials}
          onSignedIn={onSignedIn}
          onSecondStep={() => setSecondStep(true)}
        />
      </PublicCard>
      {demo && (
        <DemoSignIns demo={demo} onChoose={(email) => setCredentials({ email, password: demo.password })} />
      )}
    </>
  )
}
