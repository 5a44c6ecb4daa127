import { countOf } from '../common/formatCount.ts'

/** 'As fast as possible', or '60 messages per minute'. */
export function speedWords(
  enabled: boolean | undefined,
  count: number | undefined,
  period: string | undefined,
): string {
  if (!enabled || !count) return 'As fast as possible'
  return `${countOf(count, 'message')} per ${period ?? 'minute'}`
}
