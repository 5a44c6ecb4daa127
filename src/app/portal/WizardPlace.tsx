import type { ComponentProps } from 'react'
import { accountTimes, TimeZoneContext } from '../../engine/registry/time-zone/useTimeZone.ts'
import { WizardScreen } from '../../engine/wizard/index.ts'
import { WithWidgets } from './WithWidgets.tsx'

/** A wizard with what it needs of widgets. What it plans happens at the account's time. */
export function WizardPlace(props: ComponentProps<typeof WizardScreen>) {
  return (
    <WithWidgets>
      <TimeZoneContext value={accountTimes}>
        <WizardScreen {...props} />
      </TimeZoneContext>
    </WithWidgets>
  )
}
