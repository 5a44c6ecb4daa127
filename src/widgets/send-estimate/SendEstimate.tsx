import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { Translate } from '../../engine/registry/portalContext.ts'
import { formatMoney } from '../../shared/numbers.ts'
import { campaignBody } from '../common/campaignBody.ts'
import { formatCount } from '../common/formatCount.ts'
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
  const { api, session, t } = usePortal()
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
        title={t('portal:send-estimate-failed')}
        error={estimate.error}
        onRetry={() => estimate.retry()}
      />
    )
  }
  if (!complete) return <Typography variant="body2">{t('portal:send-estimate-incomplete')}</Typography>
  const { value } = estimate
  return (
    <Box aria-busy={estimate.state === 'loading'}>
      <Box component="dl" sx={listStyle}>
        {factsOf(value, t).map(({ name, text, note }) => (
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
          {t('portal:send-estimate-balance-low', {
            balance: formatMoney(inCents(value.balance), value.cost.currency),
          })}
        </Alert>
      )}
      {value?.daily_cap !== undefined && value.recipients > value.daily_cap && (
        <Alert severity="info" variant="outlined" sx={{ mt: 1.5 }}>
          {t('portal:send-estimate-daily-cap', { count: value.daily_cap })}
        </Alert>
      )}
    </Box>
  )
}

function factsOf(
  value: Estimate | undefined,
  t: Translate,
): { name: string; text: string; note?: string | undefined }[] {
  const {
    recipients = 0,
    opted_out = 0,
    segments = { min: 0, max: 0, total: 0 },
    cost,
    per_segment = 0,
  } = value ?? {}
  const money = (amount: number) => formatMoney(amount, cost?.currency ?? 'USD')
  const about = (figure: string) =>
    value?.sampled ? t('portal:send-estimate-about', { value: figure }) : figure
  return [
    {
      name: t('portal:send-estimate-recipients'),
      text: about(formatCount(recipients)),
      note: opted_out > 0 ? t('portal:send-estimate-opted-out', { count: opted_out }) : undefined,
    },
    {
      name: t('portal:send-estimate-segments'),
      text: about(formatCount(segments.total)),
      note:
        segments.min === segments.max
          ? t('portal:send-estimate-per-message', { count: segments.max })
          : t('portal:send-estimate-per-message-range', { min: segments.min, max: segments.max }),
    },
    {
      name: t('portal:send-estimate-cost'),
      text: about(money(cost?.amount ?? 0)),
      note: t('portal:send-estimate-per-segment', { price: money(per_segment) }),
    },
    { name: t('portal:send-estimate-balance'), text: money(inCents(value?.balance ?? 0)) },
    { name: t('portal:send-estimate-duration'), text: durationWords(value?.duration_seconds ?? 0, t) },
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
