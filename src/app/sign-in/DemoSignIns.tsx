import { usePublic } from './PublicContext.ts'
import { PublicLink } from './PublicLink.tsx'
import type { Demo } from './readDemo.ts'

interface DemoSignInsProps {
  demo: Demo
  onChoose: (email: string) => void
}

/** Fills the form with one of the demo world's people. */
export function DemoSignIns({ demo, onChoose }: DemoSignInsProps) {
  const { t } = usePublic()
  return (
    <section className="demo" aria-labelledby="demo-title">
      <h2 id="demo-title">{t('portal:sign-in-demo')}</h2>
      <p>
        {t('portal:sign-in-demo-help')} <code>{demo.password}</code>
      </p>
      <ul>
        {demo.signIns.map(({ email, about }) => (
          <li key={email}>
            <button type="button" onClick={() => onChoose(email)}>
              <span>{email}</span>
              <small>{about}</small>
            </button>
          </li>
        ))}
      </ul>
      <PublicLink to="/outbox">{t('portal:sign-in-demo-mail')}</PublicLink>
    </section>
  )
}
