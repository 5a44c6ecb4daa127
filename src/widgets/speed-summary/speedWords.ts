import type { Translate } from '../../engine/registry/portalContext.ts'

const keys: Record<string, string> = {
  minute: 'portal:speed-summary-minute',
  hour: 'portal:speed-summary-hour',
  day: 'portal:speed-summary-day',
}

/** 'As fast as possible', or '60 messages per minute'. */
export function speedWords(
  enabled: boolean | undefined,
  count: number | undefined,
  period: string | undefined,
  t: Translate,
): string {
  if (!enabled || !count) return t('portal:speed-summary-full')
  return t(keys[period ?? 'minute'] ?? 'portal:speed-summary-minute', { count })
}
