import { createContext, useContext } from 'react'
import type { Translate } from '../../engine/registry/portalContext.ts'
import type { PortalManifest } from '../../language/portal.ts'
import type { LoadedForms } from './loadForms.ts'

/** Context shared by the pages without a session. */
export interface Public {
  brand: Pick<PortalManifest, 'product' | 'company' | 'supportEmail' | 'termsPath' | 'locale'>
  forms: LoadedForms['forms']
  t: Translate
  /** Opens another of these pages without a reload. */
  open: (path: string) => void
}

export const PublicContext = createContext<Public | null>(null)

export function usePublic(): Public {
  const value = useContext(PublicContext)
  if (!value) throw new Error('usePublic outside a public page')
  return value
}
