import type { Translate } from '../../engine/registry/portalContext.ts'
import type { FilledMessage } from './fillMessage.ts'

/** '2 seg · 231 units · GSM-7'. */
export function lengthWords({ label, count }: Pick<FilledMessage, 'label' | 'count'>, t: Translate): string {
  const encoding = count.encoding === 'GSM-7' ? 'GSM-7' : t('portal:phone-unicode')
  return t('portal:phone-length', { segments: label, units: count.units, encoding })
}
