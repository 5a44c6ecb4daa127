import { useMemo } from 'react'
import type { ComponentProps } from 'react'
import { PortalContext, usePortal } from '../../engine/registry/portalContext.ts'
import { WizardScreen } from '../../engine/wizard/index.ts'
import { ThemeScope } from '../theme/ThemeScope.tsx'
import { widgetRegistry } from './widgetRegistry.ts'

/** A wizard with what only wizards need: the MUI theme and the widgets. */
export function WizardPlace(props: ComponentProps<typeof WizardScreen>) {
  const portal = usePortal()
  const withWidgets = useMemo(() => ({ ...portal, registry: widgetRegistry }), [portal])
  return (
    <PortalContext value={withWidgets}>
      <ThemeScope>
        <WizardScreen {...props} />
      </ThemeScope>
    </PortalContext>
  )
}
