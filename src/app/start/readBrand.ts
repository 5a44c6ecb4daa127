import type { PortalManifest } from '../../language/portal.ts'

/** What pages say that need no session. */
export type Brand = Pick<PortalManifest, 'product' | 'company' | 'supportEmail' | 'termsPath'>

const inDevelopment: Brand = {
  product: 'Patchbay',
  company: 'Patchbay',
  supportEmail: 'support@patchbay.example',
  termsPath: '/terms',
}

/** The brand of the manifest in the page; in development, where it is not there, a stand-in. */
export function readBrand(): Brand {
  const inlined = document.getElementById('portal-manifest')?.textContent
  if (!inlined) return inDevelopment
  try {
    return JSON.parse(inlined) as Brand // the server of this page compiled it
  } catch {
    return inDevelopment
  }
}
