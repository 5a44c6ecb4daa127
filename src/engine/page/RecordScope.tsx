import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { PortalContext, usePortal } from '../registry/portalContext.ts'
import type { Portal } from '../registry/portalContext.ts'

/** Conditions and slots below may name `row` and `route.id`. */
export function RecordScope({ row, children }: { row: { id: string }; children: ReactNode }) {
  const portal = usePortal()
  const inside = useMemo<Portal>(() => {
    const session = { ...portal.session, row, route: { ...portal.session.route, id: row.id } }
    return { ...portal, session }
  }, [portal, row])
  return <PortalContext value={inside}>{children}</PortalContext>
}
