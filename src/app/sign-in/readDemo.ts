export interface Demo {
  password: string
  signIns: { email: string; about: string }[]
}

/** The demo sign-ins of a server that offers them, else null. */
export async function readDemo(): Promise<Demo | null> {
  try {
    const response = await fetch('/api/site/auth/demo', { headers: { Accept: 'application/json' } })
    if (!response.ok) return null
    // The shape is the API's; a proxied provider without it answers 404.
    const body = (await response.json()) as { password: string; sign_ins: Demo['signIns'] }
    return { password: body.password, signIns: body.sign_ins }
  } catch {
    return null
  }
}
