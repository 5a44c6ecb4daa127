import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { formatMoney } from '../../shared/numbers.ts'
import { campaignBody } from '../common/campaignBody.ts'
import { countOf, formatCount } from '../common/formatCount.ts'
import { LoadFailure } from '../common/LoadFailure.tsx'
import { useLoad } from '../common/useLoad.ts'
import { durationWords } from './durationWords.ts'
import type { PanelProps } from '../../engine/registry/contract.ts'

/** Answer of `estimate`; money in micro-units. */
interface Estimate {
  recipients: number
  opted_out: number
  segments: { min: number; max: number; total: number }
  cost: { amount: number; currency: string }
  per_segment: number
  balance: number
  enough: boolean
  duration_seconds: number
  daily_cap?: number
  /** Only some rows of a large file were counted. */
  sampled?: boolean
}

/** Cost and duration of the broadcast before it is sent. */
export function SendEstimate({ form }: PanelProps) {
  const { api, session } = usePortal()
  const body = campaignBody(form, session)
  const complete = body['contacts'] !== undefined && body['template'] !== undefined
  const estimate = useLoad<Estimate>(complete ? JSON.stringify(body) : null, async (signal) => {
    const answer = await api.send<Estimate>('POST', '/v1/sms/campaigns/estimate', {
      body: { campaign: body },
      fallback: false,
      signal,
    })
    return answer.body
  })
  if (estimate.state === 'failed') {
    return (
      <LoadFailure
        title="The cost could not be estimated."
        error={estimate.error}
        onRetry={() => estimate.retry()}
      />
    )
  }
  if (!complete) return <Typography variant="body2">Finish the earlier steps to see the cost.</Typography>
  const { value } = estimate
  return (
    <Box aria-busy={estimate.state === 'loading'}>
      <Box component="dl" sx={listStyle}>
        {factsOf(value).map(({ name, text, note }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {value ? text : <Skeleton width={120} />}
              {value && note && (
                <Typography
                  component="span"
                  variant="caption"
                  color="textSecondary"
                  sx={{ display: 'block' }}
                >
                  {note}
                </Typography>
              )}
            </Typography>
          </Box>
        ))}
      </Box>
      {value && !value.enough && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1.5 }}>
          {`The balance of ${formatMoney(inCents(value.balance), value.cost.currency)} does not cover the cost. Sending stops when it is used up.`}
        </Alert>
      )}
      {value?.daily_cap !== undefined && value.recipients > value.daily_cap && (
        <Alert severity="info" variant="outlined" sx={{ mt: 1.5 }}>
          {`Your plan sends ${countOf(value.daily_cap, 'message')} a day; the rest follows on the next days.`}
        </Alert>
      )}
    </Box>
  )
}

function factsOf(value: Estimate | undefined): { name: string; text: string; note?: string | undefined }[] {
  const {
    recipients = 0,
    opted_out = 0,
    segments = { min: 0, max: 0, total: 0 },
    cost,
    per_segment = 0,
  } = value ?? {}
  const money = (amount: number) => formatMoney(amount, cost?.currency ?? 'USD')
  const about = value?.sampled ? 'about ' : ''
  return [
    {
      name: 'Recipients',
      text: `${about}${formatCount(recipients)}`,
      note: opted_out > 0 ? `${formatCount(opted_out)} opted out and are skipped` : undefined,
    },
    {
      name: 'Segments',
      text: `${about}${formatCount(segments.total)}`,
      note:
        segments.min === segments.max
          ? `${formatCount(segments.max)} per message`
          : `${formatCount(segments.min)} to ${formatCount(segments.max)} per message`,
    },
    { name: 'Cost', text: `${about}${money(cost?.amount ?? 0)}`, note: `${money(per_segment)} per segment` },
    { name: 'Balance', text: money(inCents(value?.balance ?? 0)) },
    { name: 'Duration', text: durationWords(value?.duration_seconds ?? 0) },
  ]
}

const MICRO_UNITS_PER_CENT = 10_000

/** A balance is told in whole cents, never more than there is; prices keep their digits. */
function inCents(microUnits: number): number {
  return Math.floor(microUnits / MICRO_UNITS_PER_CENT) * MICRO_UNITS_PER_CENT
}

const listStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 0.75,
} as const
