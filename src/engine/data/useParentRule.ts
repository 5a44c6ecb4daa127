import { useState } from 'react'
import { evaluateCondition, fillTemplate } from '../../language/index.ts'
import type { ResourceDefinition, TextKey } from '../../language/portal.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useRead } from './useRead.ts'

export interface ParentRule {
  /** The parent, which decides, isn't read yet. */
  isUnknown: boolean
  /** Why no record is created below it now. */
  because?: TextKey | undefined
}

const open: ParentRule = { isUnknown: false }

/** Whether records are created below the parent that the address names: its rule, as the server asks it. */
export function useParentRule({ parent }: Pick<ResourceDefinition, 'parent'>): ParentRule {
  const { can, session } = usePortal()
  const [now] = useState(() => new Date().toISOString())
  const id = parent && session.route?.[parent.slot]
  const when = parent?.when
  const isAsked = when !== undefined && id !== undefined && can(parent?.access ?? [])
  const base = parent && (fillTemplate(parent.path, session, encodeURIComponent) ?? parent.path)
  const { data, isLoading } = useRead<Record<string, object>>(
    isAsked ? `${base}/${encodeURIComponent(id)}` : null,
  )
  if (!isAsked || !parent) return open
  const row = data?.[parent.item]
  // One that can't be read is left to the server.
  if (!row) return isLoading ? { isUnknown: true } : open
  if (evaluateCondition(when, { ...session, row, now })) return open
  return { isUnknown: false, because: parent.because }
}
