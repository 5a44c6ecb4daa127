import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useRead } from '../../engine/data/useRead.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { LoadFailure } from '../common/LoadFailure.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUp } from './SetUp.tsx'
import { Start } from './Start.tsx'
import { SwitchedOn } from './SwitchedOn.tsx'
import type { TwoFactorState } from './TwoFactorState.ts'

/** Two-factor sign-in of the signed-in person. */
export function TwoFactor() {
  const { t, rereadSession } = usePortal()
  const { data, error, refresh } = useRead<TwoFactorState>('/v1/profile/two_fa')
  const { refresh: refreshSessions } = useRead<unknown>('/auth/sessions')
  const [codes, setCodes] = useState<string[]>()
  const [isOverdue, setOverdue] = useState(false)
  const changed = async () => {
    await refresh()
    await rereadSession()
  }
  const overdue = async () => {
    setOverdue(true)
    await changed()
  }
  const isSwitchedOn = async (newCodes: string[]) => {
    setOverdue(false)
    setCodes(newCodes)
    await Promise.all([refresh(), refreshSessions()])
  }

  if (!data) {
    if (error)
      return (
        <LoadFailure
          title={t('portal:two-factor-load-failed')}
          error={error}
          onRetry={() => void refresh()}
        />
      )
    return <Skeleton variant="rounded" height={96} />
  }
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          setCodes(undefined)
          void changed()
        }}
      />
    )
  if (data.active)
    return (
      <SwitchedOn
        state={data}
        areCodesUnseen={isOverdue}
        onCodes={(newCodes) => {
          setOverdue(false)
          setCodes(newCodes)
        }}
        onChanged={changed}
      />
    )
  return (
    <Stack sx={{ gap: 2 }}>
      {data.required && (
        <Alert severity="info" variant="outlined">
          {t('portal:two-factor-required')}
        </Alert>
      )}
      {data.begun ? (
        <SetUp canCancel={!data.required} onChanged={changed} onOverdue={overdue} onCodes={isSwitchedOn} />
      ) : (
        <Start onChanged={changed} />
      )}
    </Stack>
  )
}
