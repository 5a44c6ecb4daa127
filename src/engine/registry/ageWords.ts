import type { AgeUnit } from '../../shared/relativeTime.ts'
import type { EngineTextKey } from './engineTexts.ts'
import type { Translate } from './portalContext.ts'

const keys: Record<AgeUnit, EngineTextKey> = {
  minute: 'portal:time-minutes-ago',
  hour: 'portal:time-hours-ago',
  day: 'portal:time-days-ago',
}

/** The words of `relativeTime` in the portal's language. */
export function ageWords(t: Translate): (count: number, unit: AgeUnit) => string {
  return (count, unit) => (count === 0 ? t('portal:time-just-now') : t(keys[unit], { count }))
}
