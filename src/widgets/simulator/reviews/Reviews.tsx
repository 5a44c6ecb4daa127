import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { Refusal } from '../../common/Refusal.tsx'
import { EventHead } from '../event-queue/EventHead.tsx'
import { EventQueue } from '../event-queue/EventQueue.tsx'
import { useSimulate } from '../event-queue/useSimulate.ts'

interface Waiting {
  id: string
  entity: string
  kind: string
  name: string
  status: string
  at: string
  decisions: { id: string; title: string; takes_note: boolean }[]
  reasons: { value: string; text: string }[]
}

/** Records that wait for a carrier or a reviewer. */
export function Reviews() {
  const { t } = usePortal()
  return (
    <EventQueue<Waiting> path="reviews" label={t('simulator:reviews')} empty={t('simulator:reviews-none')}>
      {(record) => <Review record={record} />}
    </EventQueue>
  )
}

function Review({ record }: { record: Waiting }) {
  const { t } = usePortal()
  const { busy, refused, post } = useSimulate()
  const [note, setNote] = useState('')
  const [reason, setReason] = useState('')
  const { name, kind, status } = record
  return (
    <>
      <EventHead title={name} about={name === kind ? status : `${kind} · ${status}`} at={record.at} />
      {record.reasons.length > 0 && (
        <TextField
          select
          size="small"
          label={t('simulator:common-reason')}
          helperText={t('simulator:common-reason-help')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{t('simulator:common-reason-none')}</option>
          {record.reasons.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </TextField>
      )}
      {record.decisions.some(({ takes_note }) => takes_note) && (
        <TextField
          size="small"
          label={t('simulator:note')}
          helperText={t('simulator:note-help')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {record.decisions.map(({ id, title }) => (
          <Button
            key={id}
            size="small"
            variant="outlined"
            disabled={busy}
            onClick={() =>
              void post(
                `reviews/${record.entity}/${record.id}`,
                { decision: id, note, ...(reason !== '' && { reason }) },
                () => t('simulator:review-decided'),
              )
            }
          >
            {title}
          </Button>
        ))}
      </Box>
      <Refusal text={refused} />
    </>
  )
}
