import { useMemo } from 'react'
import type { ComponentProps } from 'react'
import { PortalContext, usePortal } from '../../engine/registry/portalContext.ts'
import { WizardScreen } from '../../engine/wizard/index.ts'
import { widgetRegistry } from './widgetRegistry.ts'

/** A wizard with the widgets it draws; lists do without them. */
export function WizardPlace(props: ComponentProps<typeof WizardScreen>) {
  const portal = usePortal()
  const withWidgets = useMemo(() => ({ ...portal, registry: widgetRegistry }), [portal])
  return (
    <PortalContext value={withWidgets}>
      <WizardScreen {...props} />
    </PortalContext>
  )
}
