import { addDays, type IsoDate } from './dates.ts'

/** The date ranges lists offer, in order. */
export const dateRangePresets = ['today', 'yesterday', 'this-month', 'last-month', 'all-time'] as const

export type DateRangePreset = (typeof dateRangePresets)[number]

/** Whole days, both included; open ends are absent. */
export interface DateRange {
  from?: IsoDate
  to?: IsoDate
}

/** The days of a preset, seen from `today`. */
export function dateRangeOf(preset: DateRangePreset, today: IsoDate): DateRange {
  const firstOfMonth = `${today.slice(0, 8)}01`
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'this-month':
      return { from: firstOfMonth, to: today }
    case 'last-month': {
      const lastDay = addDays(firstOfMonth, -1)
      return { from: `${lastDay.slice(0, 8)}01`, to: lastDay }
    }
    case 'all-time':
      return {}
  }
}
