import type { PortalManifest } from '../../language/portal.ts'
import { inlinedManifest } from './inlinedManifest.ts'

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
  try {
    return inlinedManifest() ?? inDevelopment
  } catch {
    return inDevelopment
  }
}
