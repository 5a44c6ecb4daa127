import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { applyDialRule, type DialRule } from '../../../domain/sip/applyDialRule.ts'
import { refreshReads, useRead } from '../../../engine/data/index.ts'
import type { PanelProps } from '../../../engine/registry/contract.ts'
import { usePortal, type Translate } from '../../../engine/registry/portalContext.ts'
import { besideField } from '../../common/besideField.ts'
import { errorText } from '../../common/errorText.ts'
import { useAction } from '../../common/useAction.ts'
import { useDebounced } from '../../common/useDebounced.ts'
import { CallLadder, type LadderLine } from './CallLadder.tsx'
import { codeWords, refusalWords } from './callWords.ts'
import { Verdict, type VerdictAnswer } from './Verdict.tsx'

interface TestAnswer extends VerdictAnswer {
  duration: number
  ladder: LadderLine[]
}

interface RegistrationAnswer {
  refusal: string | null
  ladder: LadderLine[]
}

interface Result {
  text: string
  isGood: boolean
  lines: readonly LadderLine[]
}

/** A call is asked about once nothing was typed for so long. */
const PAUSE_MS = 350
const WRITE = ['TrunksEdit']

/** What a trunk makes of a dialed number, and a test call to it. */
export function CallTester({ form }: PanelProps) {
  const { api, can, t } = usePortal()
  const [dialed, setDialed] = useState('')
  const [result, setResult] = useState<Result>()
  const action = useAction()
  const check = useAction()
  const [asked] = useDebounced(dialed.trim(), PAUSE_MS)
  const id = String(form.get('id'))
  const rule: DialRule = {
    rewrite_enabled: form.useValue('rewrite_enabled'),
    rewrite_cond: form.useValue('rewrite_cond'),
    rewrite_prefix: form.useValue('rewrite_prefix'),
  }
  const question = JSON.stringify({ trunk_id: id, dialed: asked })
  const preview = useRead<VerdictAnswer>(asked === '' ? null : '/v1/sip_test_calls/preview', {
    post: question,
    keepPrevious: true,
  })
  const sent = applyDialRule(rule, dialed)
  const failure = action.error ?? check.error
  const isSettled = asked !== '' && asked === dialed.trim() && !preview.isPrevious

  const call = () =>
    action.run(async () => {
      setResult(undefined)
      const { body } = await api.send<TestAnswer>('POST', '/v1/sip_test_calls/make', {
        body: { trunk_id: id, dialed: dialed.trim() },
        fallback: false,
      })
      setResult(resultOfCall(body, t))
      refreshReads('/v1/sip_calls')
      refreshReads('/v1/sip_failures')
    })

  const checkRegistration = () =>
    check.run(async () => {
      setResult(undefined)
      const { body } = await api.send<RegistrationAnswer>('POST', '/v1/sip_test_calls/register', {
        body: { trunk_id: id },
        fallback: false,
      })
      setResult(resultOfRegistration(body, t))
      refreshReads('/v1/sip_registrations')
    })

  return (
    <Stack sx={{ gap: 1.5, maxWidth: 'var(--layout-form)' }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          event.preventDefault()
          if (dialed.trim() !== '' && can(WRITE)) void call()
        }}
        sx={{ gap: 1.5, alignItems: { sm: 'flex-start' } }}
      >
        <TextField
          size="small"
          label={t('sip-trunks:tester-number')}
          helperText={t('sip-trunks:tester-number-help')}
          placeholder="+12025550123"
          value={dialed}
          onChange={(event) => {
            setDialed(event.target.value)
            setResult(undefined)
            action.forget()
            check.forget()
          }}
          slotProps={{ htmlInput: { inputMode: 'tel', autoComplete: 'off', maxLength: 60 } }}
          sx={{ flex: 1 }}
        />
        {can(WRITE) && (
          <Button
            variant="outlined"
            onClick={() => void call()}
            disabled={dialed.trim() === ''}
            loading={action.busy}
            sx={{ flexShrink: 0, mt: { sm: besideField.mt } }}
          >
            {t('sip-trunks:tester-call')}
          </Button>
        )}
        {can(WRITE) && form.get('auth_method') === 'digest' && (
          <Button
            onClick={() => void checkRegistration()}
            loading={check.busy}
            sx={{ flexShrink: 0, mt: { sm: besideField.mt } }}
          >
            {t('sip-trunks:tester-check')}
          </Button>
        )}
      </Stack>
      <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
        {sent !== '' && (
          <Verdict
            sent={sent}
            answer={isSettled ? preview.data : undefined}
            error={isSettled ? preview.error : undefined}
          />
        )}
        {failure !== undefined && (
          <Alert severity="error" variant="outlined">
            {errorText(failure, t)}
          </Alert>
        )}
        {result && <CallLadder {...result} />}
      </Box>
    </Stack>
  )
}

function resultOfCall({ code, duration, ladder }: TestAnswer, t: Translate): Result {
  const final = code ?? '200'
  const words = codeWords[final]
  return final === '200'
    ? { isGood: true, text: t('sip-trunks:tester-answered', { count: duration }), lines: ladder }
    : {
        isGood: false,
        text: t('sip-trunks:tester-ended', { reason: words === undefined ? final : t(words) }),
        lines: ladder,
      }
}

function resultOfRegistration({ refusal, ladder }: RegistrationAnswer, t: Translate): Result {
  if (refusal === null) return { isGood: true, text: t('sip-trunks:tester-accepted'), lines: ladder }
  const reason = t(refusalWords[refusal] ?? 'sip-trunks:refused-inactive')
  return { isGood: false, text: t('sip-trunks:tester-not-accepted', { reason }), lines: ladder }
}
