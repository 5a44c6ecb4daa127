import { lazy, useState } from 'react'
import type { ListDefinition } from '../../language/portal.ts'
import { usePortal } from '../registry/portalContext.ts'
import { isTimeCell } from '../registry/time-zone/isTimeCell.ts'
import { useTimeZone, zoneName } from '../registry/time-zone/useTimeZone.ts'
import { PanelFilter } from './PanelFilter.tsx'
import type { ListModel } from './useList.ts'

const TimeZonePanel = lazy(() =>
  import('../registry/time-zone/TimeZonePanel.tsx').then((module) => ({ default: module.TimeZonePanel })),
)

interface TimesInProps {
  model: ListModel
  onOpen: (open: boolean) => void
}

/** Says where times are read, louder where that isn't where the account is, and lets people choose. */
export function TimesIn({ model, onOpen }: TimesInProps) {
  const { t } = usePortal()
  const { zone, account, choose } = useTimeZone()
  const isElsewhere = zone !== account
  // It has the focus when the account's zone is chosen again.
  const [stays, setStays] = useState(false)
  if (isElsewhere && !stays) setStays(true)
  if (!choose || (!model.dates && !(stays && showsTimes(model.list)))) return null
  const words = t('portal:times-in', { zone: zoneName(zone) })
  return (
    <PanelFilter
      label={t('portal:times-zones')}
      words={words}
      hint={isElsewhere ? t('portal:times-not-account', { words, zone: zoneName(account) }) : words}
      isActive={isElsewhere}
      isQuiet
      className="zone-choice"
      onOpen={onOpen}
    >
      {(close) => <TimeZonePanel onChosen={close} />}
    </PanelFilter>
  )
}

/** Nobody may take times for those of the account. */
function showsTimes({ columns }: ListDefinition): boolean {
  return columns.some(({ cell }) => isTimeCell(cell))
}
