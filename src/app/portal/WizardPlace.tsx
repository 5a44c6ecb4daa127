import type { ComponentProps } from 'react'
import { WizardScreen } from '../../engine/wizard/index.ts'
import { WithWidgets } from './WithWidgets.tsx'

/** A wizard with what it needs of widgets. */
export function WizardPlace(props: ComponentProps<typeof WizardScreen>) {
  return (
    <WithWidgets>
      <WizardScreen {...props} />
    </WithWidgets>
  )
}
