import { defineModule } from '../../host/ServerModule.ts'
import { insertLeases } from './insertLeases.ts'

export default defineModule({
  seed: insertLeases,
  parts: () => ({
    behaviours: [
      {
        resource: 'lease',
        // Before each create and update, also while a form is filled in, so anything may be missing.
        async derive(_read, _caller, { starts_on: start, months }) {
          if (typeof start !== 'string' || typeof months !== 'number') return {}
          return { ends_on: lastDayOf(start, months) }
        },
      },
    ],
  }),
})

/** The last day of `2026-01-31` and one month is `2026-02-28`. */
function lastDayOf(start: string, months: number): string {
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}
