import { useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { formatPhoneNumber } from '../../domain/phone/formatPhoneNumber.ts'
import { ApiError } from '../../engine/registry/apiClient.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { Translate } from '../../engine/registry/portalContext.ts'
import { besideField } from '../common/besideField.ts'
import { campaignBody } from '../common/campaignBody.ts'
import { errorText } from '../common/errorText.ts'
import { withoutSeparators } from '../../shared/withoutSeparators.ts'
import { isUncertain } from './isUncertain.ts'
import { testNumber } from './testNumber.ts'
import type { PanelProps } from '../../engine/registry/contract.ts'

type Progress =
  | { step: 'idle' | 'sending' }
  | { step: 'sent'; to: string; status: string }
  | { step: 'failed'; text: string }

/** Sends the message of one contact to an own number, before anyone else gets it. */
export function TestSend({ form }: PanelProps) {
  const portal = usePortal()
  const { api, session, t } = portal
  const phone = session.account['phone']
  const total = form.useValue<number>('contacts_count') ?? 1
  const [to, setTo] = useState(typeof phone === 'string' ? phone : '')
  const [row, setRow] = useState('1')
  const [tried, setTried] = useState(false)
  const [progress, setProgress] = useState<Progress>({ step: 'idle' })
  const pending = useRef<{ key: string; body: string }>(null)
  const number = testNumber(to)
  const rowNumber = /^\d+$/.test(row) ? Number(row) : 0
  const rowFits = rowNumber >= 1 && rowNumber <= total
  const allowed = portal.can(['SmsCampaignWrite'])
  const touched = () => setProgress({ step: 'idle' })

  const send = async () => {
    setTried(true)
    if (!number || !rowFits || progress.step === 'sending') return
    setProgress({ step: 'sending' })
    const body = { campaign: campaignBody(form, session), row: rowNumber - 1, to: number }
    // The same key until an answer came: a retry after a lost connection or a failure sends no second message.
    const text = JSON.stringify(body)
    if (pending.current?.body !== text) pending.current = { key: crypto.randomUUID(), body: text }
    try {
      const { body: answer } = await api.send<{ message: { status: string } }>(
        'POST',
        '/v1/sms/campaigns/test_send',
        {
          body,
          headers: { 'Idempotency-Key': pending.current.key },
          fallback: false,
        },
      )
      pending.current = null
      setProgress({ step: 'sent', to: number, status: answer.message.status })
      portal.refreshSession()
    } catch (error) {
      if (!isUncertain(error)) pending.current = null
      setProgress({ step: 'failed', text: refusalText(error, t) })
    }
  }
  return (
    <Stack sx={{ gap: 1.5, maxWidth: 480 }}>
      {/* No form element: the summary may stand inside the wizard's. */}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          event.preventDefault()
          void send()
        }}
        sx={{ gap: 1.5, alignItems: { sm: 'flex-start' } }}
      >
        <TextField
          size="small"
          label={t('portal:test-send-number')}
          placeholder="+12025550123"
          value={to}
          disabled={!allowed}
          error={tried && !number}
          helperText={tried && !number ? t('portal:test-send-number-wrong') : undefined}
          onChange={(event) => {
            touched()
            setTo(withoutSeparators(event.target.value))
          }}
          slotProps={{ htmlInput: { inputMode: 'tel', autoComplete: 'tel' } }}
          sx={{ flex: 2 }}
        />
        <TextField
          size="small"
          label={t('portal:test-send-row')}
          value={row}
          disabled={!allowed}
          error={tried && !rowFits}
          helperText={tried && !rowFits ? t('portal:test-send-row-wrong', { total }) : undefined}
          onChange={(event) => {
            touched()
            setRow(event.target.value)
          }}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ flex: 1 }}
        />
        <Button
          onClick={() => void send()}
          variant="outlined"
          disabled={!allowed}
          loading={progress.step === 'sending'}
          sx={{ flexShrink: 0, mt: { sm: besideField.mt } }}
        >
          {t('portal:test-send-send')}
        </Button>
      </Stack>
      <Typography variant="caption" color="textSecondary">
        {t('portal:test-send-charge')}
      </Typography>
      <Box aria-live="polite">
        {!allowed && (
          <Alert severity="info" variant="outlined">
            {t('portal:test-send-forbidden')}
          </Alert>
        )}
        {progress.step === 'sent' && (
          <Alert severity="success" variant="outlined">
            {t('portal:test-send-sent', { number: formatPhoneNumber(progress.to), status: progress.status })}
          </Alert>
        )}
        {progress.step === 'failed' && (
          <Alert severity="error" variant="outlined">
            {progress.text}
          </Alert>
        )}
      </Box>
    </Stack>
  )
}

function refusalText(error: unknown, t: Translate): string {
  const [field] = error instanceof ApiError ? Object.values(error.fields) : []
  return field ?? errorText(error, t)
}
