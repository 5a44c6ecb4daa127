import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Row } from '../list/Row.ts'
import { PortalContext, usePortal } from '../registry/portalContext.ts'
import type { Portal } from '../registry/portalContext.ts'

/** How a block that changes the record of its page has it shown. */
export interface RefreshRecord {
  refresh: () => Promise<void>
  replace: (change: (row: Row) => Row | undefined) => Promise<void>
}

const RefreshContext = createContext<RefreshRecord | null>(null)

export function useRefreshRecord(): RefreshRecord {
  const value = useContext(RefreshContext)
  if (!value) throw new Error('Progress of a record stands on its page')
  return value
}

interface RecordScopeProps extends RefreshRecord {
  row: { id: string }
  children: ReactNode
}

/** Conditions and slots below may name `row` and `route.id`. */
export function RecordScope({ row, refresh, replace, children }: RecordScopeProps) {
  const portal = usePortal()
  const inside = useMemo<Portal>(() => {
    const session = { ...portal.session, row, route: { ...portal.session.route, id: row.id } }
    return { ...portal, session }
  }, [portal, row])
  const changes = useMemo(() => ({ refresh, replace }), [refresh, replace])
  return (
    <RefreshContext value={changes}>
      <PortalContext value={inside}>{children}</PortalContext>
    </RefreshContext>
  )
}
