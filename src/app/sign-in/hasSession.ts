import { readCookie } from '../../engine/data/readCookie.ts'

/** Whether the person is signed in already. Asks the server only when there is a token. */
export async function hasSession(): Promise<boolean> {
  const token = readCookie('token')
  if (token === null) return false
  try {
    const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` }
    const response = await fetch('/api/site/auth', { headers, signal: AbortSignal.timeout(5000) })
    return response.ok
  } catch {
    return false
  }
}
