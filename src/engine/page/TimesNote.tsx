import { usePortal } from '../registry/portalContext.ts'
import { useTimeZone, zoneName } from '../registry/time-zone/useTimeZone.ts'

interface TimesNoteProps {
  /** They are days of the account, wherever times are read. */
  ofDays?: boolean
}

/** Says where times are read, or where days begin, to who reads times elsewhere than where the account is. */
export function TimesNote({ ofDays = false }: TimesNoteProps) {
  const { t } = usePortal()
  const { zone, account } = useTimeZone()
  if (zone === account) return null
  if (ofDays)
    return <p className="page-times pb-quiet">{t('portal:times-by-days', { zone: zoneName(account) })}</p>
  const words = t('portal:times-in', { zone: zoneName(zone) })
  return (
    <p className="page-times pb-quiet">{t('portal:times-not-account', { words, zone: zoneName(account) })}</p>
  )
}
