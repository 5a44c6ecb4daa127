import type { PublicManifest } from '../../language/portal.ts'

let read: PublicManifest | undefined

/** What the server wrote into the page, at least what pages that need no session show; undefined in development. */
export function inlinedManifest(): PublicManifest | undefined {
  const inlined = read ? undefined : document.getElementById('portal-manifest')?.textContent
  // The server of this page compiled it; the type is the compiler's.
  if (inlined) read = JSON.parse(inlined) as PublicManifest
  return read
}
