import { useState } from 'react'
import type { FormEvent } from 'react'
import { createRoot } from 'react-dom/client'
import './hand.css'

/** Sign-in written by hand with React alone. */
function SignIn() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (email === '' || password === '') return setProblem('Enter your email address and password.')
    const response = await fetch('/api/site/auth', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    if (response.ok) location.assign('/')
    else setProblem('Email or password is wrong.')
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <h1>Sign in</h1>
      {problem !== '' && <p role="alert">{problem}</p>}
      <label>
        Email <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </label>
      <label>
        Password{' '}
        <input type="password" value={password} onChange={(event) => setPassword(event.target.value)} />
      </label>
      <button type="submit">Sign in</button>
      <a href="/">Forgot password?</a>
    </form>
  )
}

createRoot(document.getElementById('root')!).render(<SignIn />)
