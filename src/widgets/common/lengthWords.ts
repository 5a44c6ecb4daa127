import type { FilledMessage } from './fillMessage.ts'

/** '2 seg · 231 units · GSM-7'. */
export function lengthWords({ label, count }: FilledMessage): string {
  const encoding = count.encoding === 'GSM-7' ? 'GSM-7' : 'Unicode'
  return `${label} · ${count.units} units · ${encoding}`
}
