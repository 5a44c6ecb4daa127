import { useState } from 'react'
import { evaluateCondition, fillTemplate, type Scope } from '../../language/index.ts'
import type { WayDefinition } from '../../language/portal.ts'
import { usePortal } from './portalContext.ts'
import { usePlaces } from './usePlaces.ts'

/**
 * Where a way leads; undefined for a person who cannot follow it, and where a value of its address is missing. The address
 * is filled from `scope`, by default the session.
 */
export function useWay(): (way: WayDefinition, scope?: Scope) => string | undefined {
  const { can, session } = usePortal()
  const [now] = useState(() => new Date().toISOString())
  const places = usePlaces()
  return ({ to, place, access, when }, scope = session) => {
    if (!can(access)) return undefined
    // A page of a record knows its row too.
    if (when !== undefined && !evaluateCondition(when, { ...session, now })) return undefined
    if (place !== undefined) return places(place)
    return to === undefined ? undefined : fillTemplate(to, scope, encodeURIComponent)
  }
}
