import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PanelProps } from '../../engine/registry/contract.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { LoadFailure } from '../common/LoadFailure.tsx'
import { useLoad } from '../common/useLoad.ts'

const kinds = {
  'ivr-service': 'call-flows:use-ivr-service',
  'voice-campaign': 'call-flows:use-voice-campaign',
  'call-flow': 'call-flows:use-flow',
  'ivr-flow': 'call-flows:use-flow',
} as const

interface Use {
  kind: keyof typeof kinds
  id: string
  name: string
}

/** What leads calls into the flow of the page. */
export function FlowUses({ form }: PanelProps) {
  const { t, api } = usePortal()
  const id = form.useValue<string>('id') ?? ''
  const count = form.useValue<number>('used_by') ?? 0
  const path = `/v1/${form.entity.id.replace('-', '_')}s/${encodeURIComponent(id)}/uses`
  const uses = useLoad(`${path} ${count}`, async (signal) => {
    const answer = await api.get<{ uses: Use[] }>(path, { signal })
    return answer.uses
  })
  if (uses.state === 'failed')
    return <LoadFailure title={t('call-flows:uses-failed')} error={uses.error} onRetry={() => uses.retry()} />
  if (!uses.value) return null
  if (uses.value.length === 0)
    return <Typography color="textSecondary">{t('call-flows:uses-none')}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {uses.value.map((use) => (
        <Box component="li" key={`${use.kind} ${use.id}`} sx={{ py: 0.5 }}>
          {use.name}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
            {t(kinds[use.kind])}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
