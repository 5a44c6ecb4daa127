import { minuteRate } from '../../domain/prices/index.ts'
import type { RateOf } from '../calls/index.ts'
import type { DemoWorld } from '../host/ServerModule.ts'

/** Prices of minutes before the definitions are served. */
export function demoRates(catalogues: DemoWorld['catalogues']): RateOf {
  const nowMs = Date.now()
  const rates = new Map(catalogues['call-rates']?.map((item) => [item.value, minuteRate(item, nowMs)]))
  return (country) => rates.get(country)
}
