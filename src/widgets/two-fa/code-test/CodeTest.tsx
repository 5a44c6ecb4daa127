import { useState } from 'react'
import TextField from '@mui/material/TextField'
import type { CodeChannel } from '../../../engine/registry/challenge/CodeChannel.ts'
import type { PanelProps } from '../../../engine/registry/contract.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { useVerification } from '../verification/useVerification.ts'
import { withoutSeparators } from '../../../shared/withoutSeparators.ts'
import { VerificationSteps } from '../verification/VerificationSteps.tsx'

/** Sends a code of a service to any number and checks it. */
export function CodeTest({ form }: PanelProps) {
  const { api, t, navigate } = usePortal()
  const [number, setNumber] = useState('')
  const [isMissing, setMissing] = useState(false)
  const id = String(form.get('id'))
  const channels = form.useValue<CodeChannel[]>('channels') ?? []
  const codeLength = form.useValue<number>('code_length') ?? 0
  const verification = useVerification(async () => {
    const { body } = await api.send<{ session_id: string }>('POST', '/v1/two_fa/tests', {
      body: { service_id: id, to: number },
      fallback: false,
    })
    return body.session_id
  })
  return (
    <VerificationSteps
      verification={verification}
      channels={channels}
      codeLength={codeLength}
      isReady={() => {
        setMissing(number.trim() === '')
        return number.trim() !== ''
      }}
      onClose={() => navigate(`/2fa/services/${id}`)}
    >
      <TextField
        size="small"
        label={t('two-fa:test-number')}
        error={isMissing}
        helperText={t(isMissing ? 'two-fa:enter-number' : 'two-fa:test-number-help')}
        value={number}
        onChange={(event) => {
          verification.restart()
          setMissing(false)
          setNumber(withoutSeparators(event.target.value))
        }}
        slotProps={{ htmlInput: { inputMode: 'tel', autoComplete: 'off', maxLength: 30, type: 'tel' } }}
      />
    </VerificationSteps>
  )
}
