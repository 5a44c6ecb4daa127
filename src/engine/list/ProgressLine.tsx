import type { ReactNode } from 'react'
import { usePortal, type Translate } from '../registry/portalContext.ts'
import './progress.css'

export interface ProgressLineProps {
  /** In words: Running. */
  state: string
  total: number
  /** What is behind it, well or not. */
  done: number
  /** Things a second; null while it isn't known, or nothing runs. */
  perSecond: number | null
  tone: 'accent' | 'success' | 'warning' | 'danger'
  /** What can be done about it. */
  children?: ReactNode
}

/** How far work is: a bar, percent, speed, and the time that is left. */
export function ProgressLine({ state, total, done, perSecond, tone, children }: ProgressLineProps) {
  const { t, manifest } = usePortal()
  const share = total > 0 ? Math.min(1, done / total) : 0
  const percent = new Intl.NumberFormat(manifest.locale, { style: 'percent' }).format(
    Math.floor(share * 100) / 100,
  )
  const facts = [
    t('portal:task-count', { done, total }),
    ...(perSecond === null
      ? []
      : [speedWords(perSecond, manifest.locale, t), leftWords((total - done) / perSecond, t)]),
  ]
  return (
    <div className="progress" data-tone={tone}>
      <div className="progress-head">
        <span className="progress-state">{state}</span>
        <span className="pb-figures">{percent}</span>
      </div>
      <progress
        aria-label={t('portal:task-progress')}
        aria-valuetext={`${percent}, ${facts.join(', ')}`}
        max={1}
        value={share}
      />
      <div className="progress-foot">
        <span className="pb-quiet pb-figures">{facts.join(' · ')}</span>
        {children}
      </div>
    </div>
  )
}

function speedWords(perSecond: number, locale: string, t: Translate): string {
  const digits = perSecond < 10 ? 1 : 0
  const speed = new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(perSecond)
  return t('portal:task-speed', { speed })
}

/** In the largest unit that is at least two, rounded up. */
export function leftWords(seconds: number, t: Translate): string {
  const left = Math.max(0, seconds)
  if (left < 120) return t('portal:task-seconds-left', { count: Math.ceil(left) })
  if (left < 7200) return t('portal:task-minutes-left', { count: Math.ceil(left / 60) })
  return t('portal:task-hours-left', { count: Math.ceil(left / 3600) })
}
