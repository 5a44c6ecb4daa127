import type { PortalManifest } from '../../language/portal.ts'

/** The manifest the server wrote into the page; in development, where it is not, the API's. Rejects without one. */
export async function readManifest(): Promise<PortalManifest> {
  const inlined = document.getElementById('portal-manifest')?.textContent
  // The server of this page compiled it; the type is the compiler's.
  return inlined ? (JSON.parse(inlined) as PortalManifest) : fetchManifest()
}

/** The manifest that is published now. */
export async function fetchManifest(): Promise<PortalManifest> {
  const signal = AbortSignal.timeout(30_000)
  const response = await fetch('/api/site/definitions/manifest', { cache: 'no-cache', signal })
  if (!response.ok) throw new Error(`No manifest: ${response.status}`)
  return (await response.json()) as PortalManifest // as above
}
