import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { formatPhoneNumber } from '../../../domain/phone/formatPhoneNumber.ts'
import { ApiError } from '../../../engine/registry/apiClient.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { ActionForm } from '../../common/ActionForm.tsx'
import { CodeInput } from '../../common/CodeInput.tsx'
import { errorText } from '../../common/errorText.ts'
import { useAction } from '../../common/useAction.ts'
import { useCountdown } from '../../common/useCountdown.ts'
import { verificationPath, type CodeChannel, type NumberVerification } from './NumberVerification.ts'
import { SendFailure } from './SendFailure.tsx'
import { failureOf, otherChannel, type Failure } from './verificationState.ts'

interface EnterCodeProps {
  number: string
  last: NonNullable<NumberVerification['last_check']>
  /** When another code may be asked for, in ms since 1970. */
  resendAt: number
  failure: Failure | undefined
  /** Those the carrier failed on since the last code was sent. */
  failedChannels: readonly CodeChannel[]
  onResend: (channel: CodeChannel) => Promise<boolean>
  /** A code was judged. */
  onChecked: (right: boolean) => Promise<void>
  onChangeNumber: () => void
}

/** The code that was sent, and what to do when it does not come. */
export function EnterCode(props: EnterCodeProps) {
  const { number, last, resendAt, failure, failedChannels, onResend, onChecked, onChangeNumber } = props
  const { api, manifest, t } = usePortal()
  const [code, setCode] = useState('')
  const [isSent, setIsSent] = useState(false)
  const checking = useAction()
  const sending = useAction()
  const seconds = useCountdown(resendAt)
  const wrong =
    checking.error === undefined ? undefined : failureOf(checking.error, errorText(checking.error, t))
  const other = otherChannel(last.channel)
  const isFailed = last.status === 'failed'
  const isOver = last.status === 'attempts' || last.status === 'expired'

  const check = () =>
    checking.run(async () => {
      setIsSent(false)
      try {
        await api.send('POST', `${verificationPath}/check`, { body: { code }, fallback: false })
      } catch (error) {
        // What was never judged may be sent again.
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) setCode('')
        await onChecked(false)
        throw error
      }
      setCode('')
      await onChecked(true)
    })
  const resend = (channel: CodeChannel) =>
    sending.run(async () => {
      checking.forget()
      setIsSent(false)
      setIsSent(await onResend(channel))
    })
  const sendAgain =
    seconds > 0 ? (
      <span aria-live="off">{t('account-activation:phone-verification-resend-in', { seconds })}</span>
    ) : (
      <MuiLink component="button" type="button" onClick={() => void resend(last.channel)} sx={inText}>
        {t('account-activation:phone-verification-again')}
      </MuiLink>
    )

  return (
    <ActionForm onSubmit={() => void (code.length < 6 || check())}>
      <Typography>
        {isFailed
          ? t('account-activation:phone-verification-not-sent', { number: formatPhoneNumber(number) })
          : t(
              last.channel === 'sms'
                ? 'account-activation:phone-verification-sent-sms'
                : 'account-activation:phone-verification-sent-voice',
              { number: formatPhoneNumber(number) },
            )}{' '}
        <MuiLink component="button" type="button" onClick={onChangeNumber} sx={inText}>
          {t('account-activation:phone-verification-change')}
        </MuiLink>
      </Typography>
      <Box aria-live="polite" sx={{ display: 'contents' }}>
        {isSent && !failure && (
          <Alert severity="success" variant="outlined">
            {t('account-activation:phone-verification-sent')}
          </Alert>
        )}
      </Box>
      {!isFailed && (
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-end', flexWrap: 'wrap' }}>
          <CodeInput
            label={t('account-activation:phone-verification-code')}
            value={code}
            hasCursor
            disabled={isOver}
            onChange={(typed) => {
              checking.forget()
              setCode(typed)
            }}
          />
          <Button
            type="submit"
            variant="contained"
            disableElevation
            loading={checking.busy}
            disabled={code.length < 6 || isOver}
            sx={{ minHeight: 'var(--control-height)' }}
          >
            {t('account-activation:phone-verification-verify')}
          </Button>
        </Stack>
      )}
      {wrong && (
        <Alert severity={wrong.state === 'attempts' ? 'warning' : 'error'} variant="outlined" role="alert">
          {wrong.message} {sendAgain}
        </Alert>
      )}
      {!wrong && isOver && (
        <Alert severity="warning" variant="outlined">
          {t(
            last.status === 'attempts'
              ? 'account-activation:phone-verification-attempts'
              : 'account-activation:phone-verification-expired',
          )}{' '}
          {sendAgain}
        </Alert>
      )}
      {failure && (
        <SendFailure failure={failure}>
          {failure.type === 'service' &&
            (failedChannels.length > 1
              ? t('account-activation:phone-verification-both-failed', { email: manifest.supportEmail })
              : t('account-activation:phone-verification-try-other'))}
        </SendFailure>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {!wrong && !isOver && (
          <Button
            variant="outlined"
            size="small"
            loading={sending.busy}
            disabled={seconds > 0}
            onClick={() => void resend(last.channel)}
          >
            {seconds > 0
              ? t('account-activation:phone-verification-resend-in', { seconds })
              : t('account-activation:phone-verification-again')}
          </Button>
        )}
        <Button
          variant={isFailed ? 'contained' : 'outlined'}
          disableElevation
          size="small"
          disabled={seconds > 0 || sending.busy}
          onClick={() => void resend(other)}
        >
          {t(
            other === 'voice'
              ? 'account-activation:phone-verification-call'
              : 'account-activation:phone-verification-text',
          )}
        </Button>
      </Stack>
    </ActionForm>
  )
}

const inText = { font: 'inherit', verticalAlign: 'baseline' } as const
