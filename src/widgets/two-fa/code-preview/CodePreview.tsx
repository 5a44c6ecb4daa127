import { useEffect } from 'react'
import Typography from '@mui/material/Typography'
import { formatPhoneNumber } from '../../../domain/phone/formatPhoneNumber.ts'
import type { CodeChannel } from '../../../engine/registry/challenge/CodeChannel.ts'
import type { PanelProps } from '../../../engine/registry/contract.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { useVerification } from '../verification/useVerification.ts'
import { VerificationSteps } from '../verification/VerificationSteps.tsx'

const LIST = '/2fa'

/** Sends a code of a service to the account's own number and checks it. */
export function CodePreview({ form }: PanelProps) {
  const { api, t, session, navigate, notify } = usePortal()
  const id = String(form.get('id'))
  const phone = session.account['phone']
  const number =
    typeof phone === 'string' && session.config['is_phone_international'] === true ? phone : undefined
  const verification = useVerification(async () => {
    const { body } = await api.send<{ session_id: string }>('POST', '/v1/two_fa/previews', {
      body: { service_id: id },
      fallback: false,
    })
    return body.session_id
  })
  const channels = form.useValue<CodeChannel[]>('channels') ?? []
  const codeLength = form.useValue<number>('code_length') ?? 0
  const isMissing = number === undefined
  useEffect(() => {
    if (!isMissing) return
    notify({ tone: 'warning', text: t('two-fa:preview-needs-phone') })
    navigate(LIST, { replace: true })
  }, [isMissing, navigate, notify, t])
  if (isMissing) return null
  return (
    <VerificationSteps
      verification={verification}
      channels={channels}
      codeLength={codeLength}
      onClose={() => navigate(LIST)}
    >
      <Typography>{t('two-fa:preview-to', { number: formatPhoneNumber(number) })}</Typography>
    </VerificationSteps>
  )
}
