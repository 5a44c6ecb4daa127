import type { PortalManifest, PublicManifest } from '../../language/portal.ts'
import { inlinedManifest } from './inlinedManifest.ts'

/** The manifest the server wrote into the page; in development, where it is not, the API's. Rejects without one. */
export async function readManifest(): Promise<PortalManifest> {
  // The server writes all of it into every page that needs a session.
  return (inlinedManifest() as PortalManifest | undefined) ?? fetchManifest()
}

/** The same for pages that need no session. */
export async function readPublicManifest(): Promise<PublicManifest> {
  return inlinedManifest() ?? fetchManifest()
}

/** The manifest that is published now. */
export async function fetchManifest(): Promise<PortalManifest> {
  const signal = AbortSignal.timeout(30_000)
  const headers = { Accept: 'application/json' }
  const response = await fetch('/api/site/definitions/manifest', { cache: 'no-cache', headers, signal })
  if (!response.ok) throw new Error(`No manifest: ${response.status}`)
  return (await response.json()) as PortalManifest // as above
}
