import type { FastifyInstance } from 'fastify'

export type Visit = (address: string, form?: Record<string, string>) => Promise<{ at: string; text: string }>

/** Goes to an address as a browser does, to the first page that isn't a redirect, or to a screen of billing. */
export async function visitAsBrowser(
  app: FastifyInstance,
  address: string,
  form?: Record<string, string>,
): Promise<{ at: string; text: string }> {
  const { pathname, search } = new URL(address, 'http://localhost')
  if (pathname.startsWith('/pay/')) return { at: pathname + search, text: '' }
  const response = await app.inject({
    method: form ? 'POST' : 'GET',
    url: pathname + search,
    headers: {
      host: 'localhost',
      accept: 'text/html',
      ...(form && { origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  })
  const next = response.headers.location
  if (typeof next === 'string') return visitAsBrowser(app, next)
  return { at: pathname + search, text: response.body }
}
