import { useId } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useRead } from '../../engine/data/index.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { Translate } from '../../engine/registry/portalContext.ts'
import { summaryDateTime } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/numbers.ts'
import { campaignBody } from '../common/campaignBody.ts'
import { formatCount } from '../common/formatCount.ts'
import { LoadFailure } from '../common/LoadFailure.tsx'
import { durationWords } from './durationWords.ts'
import type { FormAccess, PanelProps } from '../../engine/registry/contract.ts'

const OPTED_OUT = '/v1/sms/campaigns/opted_out_contacts.csv'

/** Answer of `estimate`; money in micro-units. */
interface Estimate {
  recipients: number
  opted_out: number
  skipped?: number
  segments: { min: number; max: number; total: number }
  cost: { amount: number; currency: string }
  per_segment: number
  balance: number
  enough: boolean
  /** What the balance is enough for. */
  covered?: { recipients: number; cost: number }
  /** What goes out, given what was chosen for too little balance. */
  sending?: { recipients: number; cost: number; rest: number }
  duration_seconds: number
  daily_cap?: number
  /** Recipients for whom it is night when sending starts, or outside the hours asked for: those wait. */
  outside?: { recipients: number; until: string; waits: boolean }
  /** Only some rows of a large file were counted. */
  sampled?: boolean
}

/** Recipients, cost, balance and duration of the broadcast before it is sent. */
export function SendEstimate({ form }: PanelProps) {
  const { session, t } = usePortal()
  const id = useId()
  const sendCovered = form.useValue<boolean>('send_covered') === true
  const body = campaignBody(form, session)
  const complete = body['contacts'] !== undefined && body['template'] !== undefined
  const read = useRead<Estimate>(complete ? '/v1/sms/campaigns/estimate' : null, {
    post: JSON.stringify({ campaign: body }),
    keepPrevious: true,
  })
  const { data: value } = read
  return (
    <Box component="section" aria-labelledby={id} aria-busy={read.isLoading} sx={cardStyle}>
      <Typography id={id} variant="h3" sx={{ ...wideOnly, mb: 1.5 }}>
        {t('portal:send-estimate-title')}
      </Typography>
      {read.error ? (
        <LoadFailure
          title={t('portal:send-estimate-failed')}
          error={read.error}
          onRetry={() => void read.refresh()}
        />
      ) : !complete ? (
        <Typography variant="body2">{t('portal:send-estimate-incomplete')}</Typography>
      ) : (
        <>
          <Facts facts={factsOf(value, t)} />
          {value !== undefined && value.opted_out > 0 && <OptedOut contacts={body['contacts']} />}
          {value && !value.enough && <Shortfall form={form} value={value} sendCovered={sendCovered} />}
          {value?.outside && <OutsideHours outside={value.outside} />}
          {value?.daily_cap !== undefined && value.recipients > value.daily_cap && (
            <Alert severity="info" variant="outlined" sx={{ mt: 1.5 }}>
              {t('portal:send-estimate-daily-cap', { count: value.daily_cap })}
            </Alert>
          )}
        </>
      )}
    </Box>
  )
}

/** For whom it isn't day when sending starts, and what becomes of their messages. */
function OutsideHours({
  outside: { recipients, until, waits },
}: {
  outside: NonNullable<Estimate['outside']>
}) {
  const { session, t } = usePortal()
  const zone = session.account['timezone']
  return (
    <Alert severity={waits ? 'info' : 'warning'} variant="outlined" sx={{ mt: 1.5 }}>
      {waits
        ? t('portal:send-estimate-waits', {
            count: recipients,
            time: summaryDateTime(until, typeof zone === 'string' ? zone : 'UTC'),
          })
        : t('portal:send-estimate-night', { count: recipients })}
    </Alert>
  )
}

/** Who among the contacts has opted out, and why. */
function OptedOut({ contacts }: { contacts: unknown }) {
  const { api, t } = usePortal()
  return (
    <Box sx={wideOnly}>
      <Button
        size="small"
        onClick={() => void api.download(OPTED_OUT, { uuid: String(contacts) })}
        sx={{ mt: 0.5, ml: -1.5 }}
      >
        {t('portal:send-estimate-download-opted-out')}
      </Button>
    </Box>
  )
}

interface Fact {
  name: string
  /** Undefined until the answer is there. */
  text: string | undefined
  note?: string | undefined
  isStrong?: boolean
  /** Left out where there is no room. */
  isDetail?: boolean
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <Box component="dl" sx={listStyle}>
      {facts.map(({ name, text, note, isStrong, isDetail }) => (
        <Box key={name} sx={isDetail ? wideOnly : undefined}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {name}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, fontVariantNumeric: 'tabular-nums', ...(isStrong && strongStyle) }}
          >
            {text ?? <Skeleton width={80} />}
          </Typography>
          {text !== undefined && note && (
            <Typography component="dd" variant="caption" color="textSecondary" sx={{ m: 0, ...wideOnly }}>
              {note}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}

/** The balance is too small: how far it goes, and whether only that much is sent. */
function Shortfall({
  form,
  value,
  sendCovered,
}: {
  form: FormAccess
  value: Estimate
  sendCovered: boolean
}) {
  const { t } = usePortal()
  const count = value.covered?.recipients ?? 0
  if (count === 0) {
    return (
      <Alert severity="warning" variant="outlined" sx={{ mt: 1.5 }}>
        {t('portal:send-estimate-short-all')}
      </Alert>
    )
  }
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 1.5, py: 0 }}>
      {t('portal:send-estimate-short', { count, total: value.recipients })}
      <FormControlLabel
        sx={{ display: 'flex', mt: 0.5 }}
        control={
          <Checkbox
            size="small"
            checked={sendCovered}
            onChange={(event) => form.set('send_covered', event.target.checked)}
          />
        }
        label={t('portal:send-estimate-send-covered')}
        slotProps={{ typography: { variant: 'body2' } }}
      />
    </Alert>
  )
}

function factsOf(value: Estimate | undefined, t: Translate): Fact[] {
  const money = (amount: number) => formatMoney(amount, value?.cost.currency ?? 'USD')
  const about = (figure: string) =>
    value?.sampled ? t('portal:send-estimate-about', { value: figure }) : figure
  const sending = value && (value.sending ?? { recipients: value.recipients, cost: value.cost.amount })
  return [
    {
      name: t('portal:send-estimate-recipients'),
      text: sending && about(formatCount(sending.recipients)),
      note: [
        value?.opted_out ? t('portal:send-estimate-opted-out', { count: value.opted_out }) : undefined,
        value?.skipped ? t('portal:send-estimate-skipped', { count: value.skipped }) : undefined,
      ]
        .filter((note) => note !== undefined)
        .join(' · '),
      isStrong: true,
    },
    {
      name: t('portal:send-estimate-cost'),
      text: sending && about(money(sending.cost)),
      note: value && t('portal:send-estimate-per-segment', { price: money(value.per_segment) }),
      isStrong: true,
    },
    { name: t('portal:send-estimate-balance'), text: value && money(inCents(value.balance)) },
    { name: t('portal:send-estimate-duration'), text: value && durationWords(value.duration_seconds, t) },
    {
      name: t('portal:send-estimate-segments'),
      text: value && about(formatCount(value.segments.total)),
      note: value && perMessage(value.segments, t),
      isDetail: true,
    },
  ]
}

function perMessage({ min, max }: Estimate['segments'], t: Translate): string {
  return min === max
    ? t('portal:send-estimate-per-message', { count: max })
    : t('portal:send-estimate-per-message-range', { min, max })
}

const MICRO_UNITS_PER_CENT = 10_000

/** A balance is shown in whole cents, never more than there is; prices keep their digits. */
function inCents(microUnits: number): number {
  return Math.floor(microUnits / MICRO_UNITS_PER_CENT) * MICRO_UNITS_PER_CENT
}

/** In a narrow window the panel is at the foot, where only figures have room. */
const wideOnly = { display: { xs: 'none', lg: 'block' } } as const

const strongStyle = { typography: { xs: 'body2', lg: 'h3' }, fontWeight: 600 } as const

const cardStyle = {
  p: { lg: 2 },
  border: { lg: 1 },
  borderColor: { lg: 'divider' },
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const

const listStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))', lg: '1fr 1fr' },
  columnGap: 2,
  rowGap: { xs: 0.5, lg: 1.5 },
} as const
