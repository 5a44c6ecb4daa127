import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useRead } from '../../../engine/data/useRead.ts'
import { FailureMessage } from '../../../engine/registry/FailureMessage.tsx'
import { Link } from '../../../engine/registry/Link.tsx'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { usePhoneFormat } from '../../../engine/registry/usePhoneFormat.ts'
import { Refusal } from '../../common/Refusal.tsx'
import { useSimulate } from '../event-queue/useSimulate.ts'
import { Keypad } from './Keypad.tsx'
import type { CallAct, PhoneCall } from './PhoneCall.ts'
import { Transcript } from './Transcript.tsx'

const REFRESH_SECONDS = 4

const actTexts = {
  answer: 'simulator:answer-call',
  busy: 'simulator:busy',
  'no-answer': 'simulator:no-answer',
  'trunk-offline': 'simulator:trunk-offline',
  'leave-message': 'simulator:leave-message',
  silence: 'simulator:silence',
  'hang-up': 'simulator:hang-up',
} as const satisfies Record<Exclude<CallAct, 'keys'>, string>

/** The last call, and what can be done in it. */
export function Phone() {
  const { t } = usePortal()
  const { data, error, refresh } = useRead<{ call: PhoneCall | null }>('/v1/simulator/phone', {
    refreshSeconds: REFRESH_SECONDS,
  })
  if (data === undefined && error)
    return <FailureMessage error={error} text={t('simulator:queue-failed')} onRetry={() => void refresh()} />
  if (data === undefined) return <Skeleton variant="rounded" height={240} />
  if (!data.call) return <Typography sx={{ color: 'text.secondary' }}>{t('simulator:phone-none')}</Typography>
  return <Call call={data.call} />
}

function Call({ call }: { call: PhoneCall }) {
  const { t } = usePortal()
  const phone = usePhoneFormat(true)
  const { busy, refused, post } = useSimulate()
  const { id, from, to, status, seconds, lines, acts } = call
  const isOver = status !== 'under-way'
  const act = (what: CallAct, keys?: string): void =>
    void post(`calls/${id}/acts`, { act: what, ...(keys !== undefined && { keys }) })
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 'var(--radius-large)',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ fontWeight: 'var(--font-weight-strong)', overflowWrap: 'anywhere' }}>
        {phone(from)} → {phone(to)}
      </Box>
      <Transcript lines={lines} />
      {acts.includes('keys') && <Keypad busy={busy} press={(keys) => act('keys', keys)} />}
      {acts.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {acts.map((each) =>
            each === 'keys' ? null : (
              <Button
                key={each}
                size="small"
                variant="outlined"
                color={each === 'hang-up' ? 'error' : 'primary'}
                disabled={busy}
                onClick={() => act(each)}
              >
                {t(actTexts[each])}
              </Button>
            ),
          )}
        </Box>
      )}
      {isOver && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, typography: 'body2' }}>
          <span>{t('simulator:phone-ended', { count: seconds })}</span>
          <Link to="/logs?type=received">{t('simulator:phone-history')}</Link>
        </Box>
      )}
      <Refusal text={refused} />
    </Box>
  )
}
