import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { PortalContext, usePortal } from '../../engine/registry/portalContext.ts'
import { ThemeScope } from '../theme/ThemeScope.tsx'
import { widgetRegistry } from './widgetRegistry.ts'

/** What only screens with fields or panels need: the MUI theme and the widgets. */
export function WithWidgets({ children }: { children: ReactNode }) {
  const portal = usePortal()
  const withWidgets = useMemo(
    () => ({ ...portal, registry: widgetRegistry, FieldScope: undefined }),
    [portal],
  )
  return (
    <PortalContext value={withWidgets}>
      <ThemeScope>{children}</ThemeScope>
    </PortalContext>
  )
}
