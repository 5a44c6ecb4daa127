import { boxedCell, figures } from './boxedCell.tsx'
import { readNumber } from './readValue.ts'

/** Seconds as people read a length: 2:05, or 1:02:05 with hours. */
export const durationCell = boxedCell({ align: 'end', text, box: () => figures() })

function text(value: unknown): string {
  const seconds = readNumber(value)
  if (seconds === null) return ''
  const whole = Math.round(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return (parts[0] === 0 ? parts.slice(1) : parts)
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':')
}
