import { isExcepted } from '../../language/isExcepted.ts'
import type { PlaceName } from '../../language/portal.ts'
import { supportMail } from './supportMail.ts'
import { usePortal } from './portalContext.ts'

interface Places {
  (name: 'support'): string
  (name: PlaceName): string | undefined
}

/**
 * Where each place of the portal is, for this person; undefined when no module fills it or they may not go there.
 * Support is always somewhere: by email while no module has tickets.
 */
export function usePlaces(): Places {
  const { manifest, session, can, holds } = usePortal()
  const gate = manifest.gates.find(({ when }) => holds(when))
  const filled = (name: PlaceName): string | undefined => {
    const place = manifest.places[name]
    if (!place || (gate && !isExcepted(gate, place.to))) return undefined
    return can(place.access) && holds(place.when) ? place.to : undefined
  }
  const mail = supportMail(manifest.supportEmail, session.account)
  // The one place that is never unfilled.
  return ((name) => filled(name) ?? (name === 'support' ? mail : undefined)) as Places
}
