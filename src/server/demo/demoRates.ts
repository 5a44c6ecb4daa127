import type { RateOf } from '../calls/index.ts'
import type { DemoWorld } from '../host/ServerModule.ts'

/** Prices of minutes before the definitions are served. */
export function demoRates(catalogues: DemoWorld['catalogues']): RateOf {
  const rates = new Map(
    catalogues['call-rates']?.map((item): [string, number] => [item.value, Number(item['perMinute'])]),
  )
  return (country) => rates.get(country)
}
