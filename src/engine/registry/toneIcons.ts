import type { Tone } from '../../language/portal.ts'

/** What says a tone to those who see no colour. */
export const toneIcons: Record<Tone, string> = {
  neutral: 'info',
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'error',
}
