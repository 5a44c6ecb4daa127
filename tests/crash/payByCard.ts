const CARD = '4242424242424242'

/** Goes to the provider's page and pays there, as a browser does; a server that doesn't answer is asked again. */
export async function payByCard(port: number, checkout: string): Promise<void> {
  const deadline = Date.now() + 180_000
  for (;;) {
    try {
      const page = await visit(port, checkout)
      // The result page, or the payment's own: it was paid before its server ended.
      if (page.startsWith('/pay/')) return
      const end = await visit(port, page, { number: CARD, expiry: '12/34', cvc: '123' })
      if (end.startsWith('/pay/')) return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

/** @returns the path of the first page that isn't a redirect, or of a screen of billing */
async function visit(port: number, address: string, form?: Record<string, string>): Promise<string> {
  const { pathname, search } = new URL(address, `http://localhost:${port}`)
  if (pathname.startsWith('/pay/')) return pathname + search
  const response = await fetch(`http://localhost:${port}${pathname}${search}`, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...(form && { origin: `http://localhost:${port}` }) },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const next = response.headers.get('location')
  if (next !== null) return visit(port, next)
  if (!response.ok) throw new Error(`${pathname}: ${response.status}`)
  return pathname + search
}
