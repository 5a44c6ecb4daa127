import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { AskProof, type Proof } from './AskProof.tsx'
import type { TwoFactorState } from './TwoFactorState.ts'

interface SwitchedOnProps {
  state: TwoFactorState
  /** The answer that had them may be lost. */
  areCodesUnseen: boolean
  onCodes: (codes: string[]) => void
  onChanged: () => Promise<void>
}

const few = 3

/** It is on: how many recovery codes are left, new ones, and the way out of it. */
export function SwitchedOn({ state, areCodesUnseen, onCodes, onChanged }: SwitchedOnProps) {
  const { api, manifest, t, notify } = usePortal()
  const [asked, setAsked] = useState<'codes' | 'off'>()
  const left = state.recovery_codes_left

  const renew = async (proof: Proof) => {
    const { body } = await api.send<{ recovery_codes: string[] }>(
      'POST',
      '/v1/profile/two_fa/recovery_codes',
      {
        body: proof,
        fallback: false,
      },
    )
    onCodes(body.recovery_codes)
  }
  const switchOff = async (proof: Proof) => {
    await api.send('PATCH', '/v1/profile/two_fa', {
      query: { two_fa_enable: false, ...proof },
      fallback: false,
    })
    notify({ tone: 'success', text: t('portal:two-factor-is-off') })
    await onChanged()
  }
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <span className="pb-chip" data-tone="success">
          {t('portal:two-factor-on')}
        </span>
        <Typography>{t('portal:two-factor-asked')}</Typography>
      </Stack>
      {areCodesUnseen && (
        <Alert severity="warning" variant="outlined">
          {t('portal:two-factor-codes-unseen')}
        </Alert>
      )}
      {left <= few && (
        <Alert severity="warning" variant="outlined">
          {t('portal:two-factor-few-codes', { count: left })}
        </Alert>
      )}
      {left > few && (
        <Typography variant="body2" color="textSecondary">
          {t('portal:two-factor-codes-left', { count: left })}
        </Typography>
      )}
      {asked === undefined && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => setAsked('codes')}>
            {t('portal:two-factor-new-codes')}
          </Button>
          <Button variant="outlined" color="error" onClick={() => setAsked('off')}>
            {t('portal:two-factor-switch-off')}
          </Button>
        </Stack>
      )}
      {asked === 'codes' && (
        <AskProof
          text={t('portal:two-factor-new-codes-text')}
          asksCode
          action={t('portal:two-factor-new-codes')}
          onGive={renew}
          onCancel={() => setAsked(undefined)}
        />
      )}
      {asked === 'off' && (
        <AskProof
          text={t('portal:two-factor-switch-off-text')}
          asksCode={state.asks_code}
          action={t('portal:two-factor-switch-off')}
          isDangerous
          onGive={switchOff}
          onCancel={() => setAsked(undefined)}
        />
      )}
      <details>
        <summary>{t('portal:two-factor-lost')}</summary>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('portal:two-factor-lost-text', { email: manifest.supportEmail })}
        </Typography>
      </details>
    </Stack>
  )
}
