import { useState, type ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import MuiLink from '@mui/material/Link'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import type { CodeChannel } from '../../../engine/registry/challenge/CodeChannel.ts'
import { CodeInput } from '../../../engine/registry/challenge/CodeInput.tsx'
import { useSecondsLeft } from '../../../engine/registry/challenge/useSecondsLeft.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { ActionForm } from '../../common/ActionForm.tsx'
import type { Verification } from './useVerification.ts'

interface VerificationStepsProps {
  verification: Verification
  /** Those the service has on. */
  channels: readonly CodeChannel[]
  codeLength: number
  /** Whom the code goes to: a sentence, or a field. */
  children: ReactNode
  /** Whether there is a number to send to; says at its field if not. */
  isReady?: () => boolean
  onClose: () => void
}

const steps = ['channel', 'code', 'success'] as const
const stepTexts = {
  channel: 'two-fa:preview-step-channel',
  code: 'two-fa:preview-step-code',
  success: 'two-fa:preview-step-success',
} as const

/** A channel, the code that came, and what became of it. */
export function VerificationSteps(props: VerificationStepsProps) {
  const { verification, channels, codeLength, children, isReady, onClose } = props
  const { t } = usePortal()
  const { step, busy, note, isLocked, isRefused } = verification
  const [chosen, setChosen] = useState<CodeChannel>()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const seconds = useSecondsLeft(verification.resendAt)
  const channel = chosen ?? channels[0]

  const send = async (): Promise<void> => {
    if (channel === undefined || isReady?.() === false) return
    setCode('')
    await verification.send(channel)
  }
  const submit = (): void => {
    if (step === 'success') onClose()
    else if (step === 'channel') void send()
    else if (isLocked) return
    else if (code === '') setMissing(true)
    else void verification.check(code)
  }
  const again =
    seconds > 0 ? (
      <span>{t('two-fa:preview-resend-in', { seconds })}</span>
    ) : (
      <MuiLink
        component="button"
        type="button"
        onClick={() => void send()}
        sx={{ font: 'inherit', verticalAlign: 'baseline' }}
      >
        {t('two-fa:preview-again')}
      </MuiLink>
    )
  const button =
    step === 'channel'
      ? 'two-fa:preview-send'
      : step === 'code'
        ? 'two-fa:preview-verify'
        : 'two-fa:preview-close'
  const place = steps.indexOf(step)
  return (
    <ActionForm onSubmit={submit}>
      <Stepper
        activeStep={step === 'success' ? steps.length : place}
        aria-label={t('two-fa:preview-steps')}
        sx={{ mb: 1, mx: -1 }}
      >
        {steps.map((each, index) => (
          <Step key={each} {...(index === place && { 'aria-current': 'step' })}>
            <StepLabel>{t(stepTexts[each])}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {step === 'channel' && (
        <>
          {children}
          <div>
            <FormLabel id="verification-channel">{t('two-fa:preview-channel')}</FormLabel>
            <RadioGroup
              row
              aria-labelledby="verification-channel"
              value={channel ?? ''}
              onChange={(event) => setChosen(event.target.value === 'voice' ? 'voice' : 'sms')}
            >
              {channels.map((each) => (
                <FormControlLabel
                  key={each}
                  value={each}
                  control={<Radio />}
                  label={t(each === 'sms' ? 'two-fa:sms' : 'two-fa:voice')}
                />
              ))}
            </RadioGroup>
          </div>
        </>
      )}
      <Box aria-live="polite" sx={{ display: 'contents' }}>
        {note && (
          <Alert severity={note.tone} variant="outlined">
            {note.text} {step === 'code' && isRefused && !isLocked && again}
          </Alert>
        )}
      </Box>
      {step === 'code' && (
        <>
          <CodeInput
            label={t('two-fa:preview-code')}
            length={codeLength}
            value={code}
            hasCursor
            disabled={isLocked}
            error={isMissing ? t('two-fa:preview-code-missing') : undefined}
            onChange={(typed) => {
              setMissing(false)
              verification.forget()
              setCode(typed)
            }}
          />
          {!isRefused && !isLocked && <Box sx={{ typography: 'body2' }}>{again}</Box>}
        </>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {step !== 'success' && (
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t('two-fa:preview-close')}
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          disableElevation
          loading={busy}
          disabled={(step === 'code' && isLocked) || (step === 'channel' && channel === undefined)}
        >
          {t(button)}
        </Button>
      </Stack>
    </ActionForm>
  )
}
