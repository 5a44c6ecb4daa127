import { readUserAgent } from '../../domain/devices/index.ts'
import type { Translate } from '../../engine/registry/portalContext.ts'

/** A device in words: 'Firefox on Windows', 'A program'. */
export function deviceWords(
  { kind, user_agent: userAgent }: { kind: 'browser' | 'bearer'; user_agent: string },
  t: Translate,
): string {
  const { browser, system } = readUserAgent(userAgent)
  if (browser !== undefined && system !== undefined) return t('portal:sessions-device', { browser, system })
  const known = browser ?? system
  if (known !== undefined) return known
  return kind === 'bearer' ? t('portal:sessions-program') : t('portal:sessions-unknown')
}
