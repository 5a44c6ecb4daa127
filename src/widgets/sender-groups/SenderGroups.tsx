import { useId } from 'react'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { groupSenders } from '../../domain/sms/index.ts'
import { Icon } from '../../engine/registry/Icon.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { useLoad } from '../common/useLoad.ts'
import { sendersOf, type RegisteredSender } from './sendersOf.ts'
import type { PanelProps } from '../../engine/registry/contract.ts'
import type { SenderGroupId } from '../../domain/sms/index.ts'

const looks: Record<SenderGroupId, { icon: string; color: string; title: string }> = {
  complete: { icon: 'check', color: 'success.main', title: 'portal:sender-groups-complete' },
  pending: { icon: 'schedule', color: 'info.main', title: 'portal:sender-groups-pending' },
  declined: { icon: 'block', color: 'error.main', title: 'portal:sender-groups-declined' },
}

/** Sender IDs of the template, grouped by how far their registration is. */
export function SenderGroups({ form }: PanelProps) {
  const selected = form.useValue<{ id: string; title?: string }[]>('selectedSenders')
  const stored = form.useValue<RegisteredSender[]>('sender_ids')
  const id = form.useValue<string>('id')
  const { t, api } = usePortal()
  // A Sender ID may have lost its registration since the template was reviewed.
  const current = useLoad(form.mode === 'view' && id !== undefined ? id : null, async (signal) => {
    const path = `/v1/sms/templates/${encodeURIComponent(id ?? '')}/sender_ids`
    const query = { per_page: 100 }
    const answer = await api.get<{ sender_ids: RegisteredSender[] }>(path, { query, signal, fallback: false })
    return answer.sender_ids
  })
  const base = useId()
  const groups = groupSenders(sendersOf(selected, current.value ?? stored)).filter(
    ({ senders }) => senders.length > 0,
  )
  if (groups.length === 0) return <Typography variant="body2">{t('portal:sender-groups-none')}</Typography>
  return (
    <Stack sx={{ gap: 1.5 }}>
      {groups.map(({ id, senders }) => (
        <Box key={id}>
          <Typography
            id={`${base}-${id}`}
            variant="body2"
            color="textSecondary"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mb: 0.5 }}
          >
            <Box component="span" sx={{ display: 'inline-flex', color: looks[id].color }}>
              <Icon name={looks[id].icon} size={16} />
            </Box>
            {t(looks[id].title)}
          </Typography>
          <Stack
            component="ul"
            aria-labelledby={`${base}-${id}`}
            direction="row"
            sx={{ flexWrap: 'wrap', gap: 0.75, listStyle: 'none', p: 0, m: 0 }}
          >
            {senders.map((sender) => (
              <Box key={sender.id} component="li" sx={senderStyle}>
                {sender.title}
              </Box>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  )
}

const senderStyle = {
  typography: 'body2',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  px: 1,
  py: 0.25,
  overflowWrap: 'anywhere',
} as const
