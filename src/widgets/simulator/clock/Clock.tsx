import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { Refusal } from '../../common/Refusal.tsx'
import { EventHead } from '../event-queue/EventHead.tsx'
import { EventQueue } from '../event-queue/EventQueue.tsx'
import { useSimulate } from '../event-queue/useSimulate.ts'

interface Timer {
  id: string
  what: string
  at: string
}

const STEPS = [1, 7, 30, 90]

/** What time will do, and buttons that make it due. */
export function Clock() {
  const { t } = usePortal()
  const { busy, refused, post } = useSimulate()
  return (
    <Stack sx={{ gap: 2 }}>
      <Box
        component="fieldset"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, m: 0, p: 0, border: 0 }}
      >
        <Box component="legend" sx={{ mb: 0.75, p: 0, typography: 'body2', fontWeight: 500 }}>
          {t('simulator:forward')}
        </Box>
        {STEPS.map((days) => (
          <Button
            key={days}
            size="small"
            variant="outlined"
            disabled={busy}
            onClick={() =>
              void post<{ due: number }>('clock', { days }, ({ due }) =>
                t('simulator:clock-moved', { count: due }),
              )
            }
          >
            {t('simulator:forward-days', { count: days })}
          </Button>
        ))}
      </Box>
      <Refusal text={refused} />
      <EventQueue<Timer> path="timers" label={t('simulator:clock')} empty={t('simulator:timers-none')}>
        {(timer) => <EventHead title={timer.what} at={timer.at} />}
      </EventQueue>
    </Stack>
  )
}
