import type { Demo } from './readDemo.ts'

interface DemoSignInsProps {
  demo: Demo
  onChoose: (email: string) => void
}

/** Fills the form with one of the demo world's people. */
export function DemoSignIns({ demo, onChoose }: DemoSignInsProps) {
  return (
    <section className="demo" aria-labelledby="demo-title">
      <h2 id="demo-title">Demo sign-ins</h2>
      <p>
        Choose one to fill the form. Password <code>{demo.password}</code>
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
    </section>
  )
}
