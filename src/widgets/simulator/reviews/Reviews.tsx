import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { Refusal } from '../../common/Refusal.tsx'
import { EventHead } from '../event-queue/EventHead.tsx'
import { EventQueue } from '../event-queue/EventQueue.tsx'
import { useSimulate } from '../event-queue/useSimulate.ts'
import { ReasonForm, type GivenReason } from './ReasonForm.tsx'

interface Waiting {
  id: string
  entity: string
  kind: string
  name: string
  status: string
  at: string
  decisions: Decision[]
}

interface Decision {
  id: string
  title: string
  takes_reason: boolean
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

/** A decision that needs a reason asks for it before it is made. */
function Review({ record }: { record: Waiting }) {
  const { t } = usePortal()
  const { busy, refused, post } = useSimulate()
  const [open, setOpen] = useState<string>()
  const { name, kind, status, decisions } = record
  const asked = decisions.find(({ id }) => id === open)
  const decide = async (decision: string, given?: GivenReason): Promise<void> => {
    const path = `reviews/${record.entity}/${record.id}`
    if (await post(path, { decision, note: '', ...given }, () => t('simulator:review-decided')))
      setOpen(undefined)
  }
  return (
    <>
      <EventHead title={name} about={name === kind ? status : `${kind} · ${status}`} at={record.at} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {decisions.map(({ id, title, takes_reason: takesReason }) => (
          <Button
            key={id}
            size="small"
            variant="outlined"
            disabled={busy}
            {...(takesReason && { 'aria-expanded': id === open })}
            onClick={() => {
              if (takesReason) return setOpen(id === open ? undefined : id)
              void decide(id)
            }}
          >
            {takesReason ? t('simulator:decision-asks', { decision: title }) : title}
          </Button>
        ))}
      </Box>
      {asked && (
        <ReasonForm
          key={asked.id}
          title={asked.title}
          reasons={asked.reasons}
          isBusy={busy}
          onGive={(given) => void decide(asked.id, given)}
          onCancel={() => setOpen(undefined)}
        />
      )}
      <Refusal text={refused} />
    </>
  )
}
