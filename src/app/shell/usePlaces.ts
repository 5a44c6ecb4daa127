import { usePortal } from '../../engine/registry/portalContext.ts'
import type { PlaceName } from '../../language/portal.ts'
import { shutGate } from '../router/resolvePlace.ts'

/** Where each place of the portal is, for this person; undefined when no module fills it or they may not go there. */
export function usePlaces(): (name: PlaceName) => string | undefined {
  const { manifest, can, holds } = usePortal()
  const isShut = shutGate(manifest, { can, holds }) !== undefined
  return (name) => {
    const place = manifest.places[name]
    return !isShut && place && can(place.access) && holds(place.when) ? place.to : undefined
  }
}
