import { useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ApiError } from '../apiClient.ts'
import { usePortal } from '../portalContext.ts'
import { CodeFailureNotice } from './CodeFailureNotice.tsx'
import { CodeInput } from './CodeInput.tsx'
import type { CodeChannel, SentCode } from './CodeChannel.ts'
import { codeFailure, type CodeDelivery, type CodeFailure } from './useCodeDelivery.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

interface EnterCodeProps {
  /** As people read it. */
  number: string
  last: SentCode
  /** When another code may be asked for, in ms since 1970. */
  resendAt: number
  /** The ways a code can be sent; the first is offered when the last one isn't among them. */
  channels: readonly CodeChannel[]
  delivery: CodeDelivery
  /** @returns whether it was sent */
  onResend: (channel: CodeChannel) => Promise<boolean>
  /** Has the code checked. @throws ApiError */
  onCheck: (code: string) => Promise<void>
  onChangeNumber?: () => void
}

const digits = 6

/** The code that was sent, and what to do when it does not come. It may be part of a form: Enter checks the code. */
export function EnterCode(props: EnterCodeProps) {
  const { number, last, resendAt, channels, delivery, onResend, onCheck, onChangeNumber } = props
  const { manifest, t } = usePortal()
  const [code, setCode] = useState('')
  const [isSent, setIsSent] = useState(false)
  const [wrong, setWrong] = useState<CodeFailure>()
  const [checking, setChecking] = useState(false)
  const running = useRef(false)
  const seconds = useSecondsLeft(resendAt)
  const { failure, failedChannels, busy } = delivery
  const same = channels.includes(last.channel) ? last.channel : channels[0]
  const other = channels.find((each) => each !== last.channel)
  const isFailed = last.status === 'failed'
  const isOver = last.status === 'attempts' || last.status === 'expired'
  // What was never judged still stands there.
  const isJudged = code === '' && last.status === 'sent'

  async function check(): Promise<void> {
    if (running.current || code.length < digits || isOver) return
    running.current = true
    setChecking(true)
    setIsSent(false)
    setWrong(undefined)
    try {
      await onCheck(code)
    } catch (error) {
      // What was never judged may be sent again.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) setCode('')
      setWrong(codeFailure(error, t))
    } finally {
      running.current = false
      setChecking(false)
    }
  }
  const resend = async (channel: CodeChannel): Promise<void> => {
    setWrong(undefined)
    setIsSent(false)
    setIsSent(await onResend(channel))
  }
  const sendAgain =
    same === undefined ? null : seconds > 0 ? (
      <span aria-live="off">{t('portal:challenge-resend-in', { seconds })}</span>
    ) : (
      <MuiLink component="button" type="button" onClick={() => void resend(same)} sx={inText}>
        {t('portal:challenge-again')}
      </MuiLink>
    )

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 480 }}>
      <Typography>
        {isFailed
          ? t('portal:challenge-not-sent', { number })
          : t(last.channel === 'sms' ? 'portal:challenge-sent-sms' : 'portal:challenge-sent-voice', {
              number,
            })}{' '}
        {onChangeNumber && (
          <MuiLink component="button" type="button" onClick={onChangeNumber} sx={inText}>
            {t('portal:challenge-change')}
          </MuiLink>
        )}
      </Typography>
      <Box aria-live="polite" sx={{ display: 'contents' }}>
        {isSent && !failure && (
          <Alert severity="success" variant="outlined">
            {t('portal:challenge-sent')}
          </Alert>
        )}
      </Box>
      {!isFailed && (
        <Stack
          direction="row"
          sx={{ gap: 1.5, alignItems: 'flex-end', flexWrap: 'wrap' }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void check()
          }}
        >
          <CodeInput
            label={t('portal:challenge-code')}
            value={code}
            hasCursor
            disabled={isOver}
            onChange={(typed) => {
              setWrong(undefined)
              setCode(typed)
            }}
          />
          <Button
            variant="contained"
            disableElevation
            loading={checking}
            disabled={code.length < digits || isOver}
            onClick={() => void check()}
            sx={{ minHeight: 'var(--control-height)' }}
          >
            {t('portal:challenge-verify')}
          </Button>
        </Stack>
      )}
      {wrong && (
        <CodeFailureNotice failure={wrong}>
          {isJudged && t('portal:challenge-attempts-left', { count: last.attempts_left })} {sendAgain}
        </CodeFailureNotice>
      )}
      {!wrong && isOver && (
        <Alert severity="warning" variant="outlined">
          {t(last.status === 'attempts' ? 'portal:challenge-attempts' : 'portal:challenge-expired')}{' '}
          {sendAgain}
        </Alert>
      )}
      {failure && (
        <CodeFailureNotice failure={failure}>
          {failure.type === 'service' &&
            (other === undefined || failedChannels.length > 1
              ? t('portal:challenge-both-failed', { email: manifest.supportEmail })
              : t('portal:challenge-try-other'))}
        </CodeFailureNotice>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {!wrong && !isOver && same !== undefined && (
          <Button
            variant="outlined"
            size="small"
            loading={busy}
            disabled={seconds > 0}
            onClick={() => void resend(same)}
          >
            {seconds > 0 ? t('portal:challenge-resend-in', { seconds }) : t('portal:challenge-again')}
          </Button>
        )}
        {other !== undefined && (
          <Button
            variant={isFailed ? 'contained' : 'outlined'}
            disableElevation
            size="small"
            disabled={seconds > 0 || busy}
            onClick={() => void resend(other)}
          >
            {t(other === 'voice' ? 'portal:challenge-by-call' : 'portal:challenge-by-text')}
          </Button>
        )}
      </Stack>
    </Box>
  )
}

const inText = { font: 'inherit', verticalAlign: 'baseline' } as const
