import Typography from '@mui/material/Typography'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { speedWords } from './speedWords.ts'
import type { PanelProps } from '../../engine/registry/contract.ts'

/** How fast the broadcast is sent. */
export function SpeedSummary({ form }: PanelProps) {
  const { t } = usePortal()
  const enabled = form.useValue<boolean>('rate_limit_enabled')
  const count = form.useValue<number>('rate_limit_count')
  const period = form.useValue<string>('rate_limit_period')
  return <Typography variant="body2">{speedWords(enabled, count, period, t)}</Typography>
}
