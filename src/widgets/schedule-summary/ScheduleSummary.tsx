import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { scheduleWords } from './scheduleWords.ts'
import type { PanelProps } from '../../engine/registry/contract.ts'

/** When the broadcast starts, in its own zone. */
export function ScheduleSummary({ form }: PanelProps) {
  const { session, t } = usePortal()
  const send = form.useValue<string>('send')
  const startsAt = form.useValue<string>('starts_at')
  const timeZone = form.useValue<string>('time_zone')
  const accountZone = session.account['timezone']
  const { start, inAccountZone, notice } = scheduleWords(
    { send, startsAt, timeZone },
    typeof accountZone === 'string' ? accountZone : undefined,
    t,
  )
  return (
    <Box>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {start}
      </Typography>
      {inAccountZone && (
        <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {inAccountZone}
        </Typography>
      )}
      {notice && (
        <Alert severity="info" variant="outlined" sx={{ mt: 1 }}>
          {notice}
        </Alert>
      )}
    </Box>
  )
}
