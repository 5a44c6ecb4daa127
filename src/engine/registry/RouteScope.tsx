import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { PortalContext, usePortal } from './portalContext.ts'
import type { Portal } from './portalContext.ts'

interface RouteScopeProps {
  /** Values of the slots of the address. */
  params: Readonly<Record<string, string>>
  children: ReactNode
}

/** Conditions, links and calls below may name `route`, beside what is named further out. */
export function RouteScope({ params, children }: RouteScopeProps) {
  const portal = usePortal()
  // A filter in the address makes a new object of the same slots.
  const text = JSON.stringify(params)
  const inside = useMemo<Portal>(() => {
    const { session } = portal
    // as: JSON of what was given
    const own = JSON.parse(text) as typeof params
    return { ...portal, session: { ...session, route: { ...session.route, ...own } } }
  }, [portal, text])
  return <PortalContext value={inside}>{children}</PortalContext>
}
