import { fillTemplate } from '../../language/index.ts'
import type { WayDefinition } from '../../language/portal.ts'
import { usePortal } from './portalContext.ts'
import { usePlaces } from './usePlaces.ts'

/** Where a way leads; undefined for a person who cannot follow it, and where a value of its address is missing. */
export function useWay(): (way: WayDefinition) => string | undefined {
  const { can, holds, session } = usePortal()
  const places = usePlaces()
  return ({ to, place, access, when }) => {
    if (!can(access) || !holds(when)) return undefined
    if (place !== undefined) return places(place)
    return to === undefined ? undefined : fillTemplate(to, session, encodeURIComponent)
  }
}
