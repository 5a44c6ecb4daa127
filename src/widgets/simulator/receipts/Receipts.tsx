import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { Refusal } from '../../common/Refusal.tsx'
import { EventHead } from '../event-queue/EventHead.tsx'
import { EventQueue } from '../event-queue/EventQueue.tsx'
import { EventText } from '../event-queue/EventText.tsx'
import { useSimulate } from '../event-queue/useSimulate.ts'

interface Awaited {
  id: string
  from: string
  to: string
  body: string
  at: string
}

const outcomes = [
  ['delivered', 'simulator:delivered'],
  ['undelivered', 'simulator:undelivered'],
  ['expired', 'simulator:expired'],
  ['dlr_expired', 'simulator:no-receipt'],
] as const

/** Messages whose receipt is still owed, and how they end. */
export function Receipts() {
  const { t } = usePortal()
  return (
    <EventQueue<Awaited> path="receipts" label={t('simulator:receipts')} empty={t('simulator:receipts-none')}>
      {(message) => <Receipt message={message} />}
    </EventQueue>
  )
}

function Receipt({ message }: { message: Awaited }) {
  const { t } = usePortal()
  const { busy, refused, post } = useSimulate()
  return (
    <>
      <EventHead title={`${international(message.from)} → ${message.to}`} at={message.at} />
      <EventText text={message.body} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {outcomes.map(([outcome, title]) => (
          <Button
            key={outcome}
            size="small"
            variant="outlined"
            disabled={busy}
            onClick={() =>
              void post(`receipts/${message.id}`, { outcome }, () => t('simulator:receipt-decided'))
            }
          >
            {t(title)}
          </Button>
        ))}
      </Box>
      <Refusal text={refused} />
    </>
  )
}

/** Numbers that send have no plus; names stay as they are. */
function international(sender: string): string {
  return /^\d{7,15}$/.test(sender) ? `+${sender}` : sender
}
