import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useRead } from '../../../engine/data/useRead.ts'
import { FailureMessage } from '../../../engine/registry/FailureMessage.tsx'
import { usePortal } from '../../../engine/registry/portalContext.ts'

const REFRESH_SECONDS = 4

interface Item {
  id: string
}

interface EventQueueProps<One extends Item> {
  /** Below `/v1/simulator`. */
  path: string
  /** Accessible name. */
  label: string
  /** Shown where nothing waits. */
  empty: string
  children: (item: One) => ReactNode
}

/** What waits in one place, kept fresh; each item is a card. */
export function EventQueue<One extends Item>({ path, label, empty, children }: EventQueueProps<One>) {
  const { t } = usePortal()
  const { data, error, refresh } = useRead<{ items: One[] }>(`/v1/simulator/${path}`, {
    refreshSeconds: REFRESH_SECONDS,
  })
  if (data === undefined && error)
    return <FailureMessage error={error} text={t('simulator:queue-failed')} onRetry={() => void refresh()} />
  if (data === undefined) return <Skeleton variant="rounded" height={96} />
  if (data.items.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none', maxWidth: 'var(--layout-form)' }}
    >
      {data.items.map((item) => (
        <Box
          component="li"
          key={item.id}
          sx={{
            display: 'grid',
            gap: 1,
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 'var(--radius-large)',
            bgcolor: 'background.paper',
          }}
        >
          {children(item)}
        </Box>
      ))}
    </Box>
  )
}
