import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import { formatPhoneNumber } from '../../../domain/phone/formatPhoneNumber.ts'
import { useRead } from '../../../engine/data/useRead.ts'
import { ApiError } from '../../../engine/registry/apiClient.ts'
import type { CodeChannel } from '../../../engine/registry/challenge/CodeChannel.ts'
import { EnterCode } from '../../../engine/registry/challenge/EnterCode.tsx'
import { useCodeDelivery } from '../../../engine/registry/challenge/useCodeDelivery.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { LoadFailure } from '../../common/LoadFailure.tsx'
import { EnterNumber } from './EnterNumber.tsx'
import { verificationPath, type NumberVerification } from './NumberVerification.ts'

/** Proves a phone number to be the account's, by a code. */
export function PhoneVerification() {
  const { api, t, rereadSession } = usePortal()
  const { data, error, refresh, readAt } = useRead<NumberVerification>(verificationPath)
  const [changing, setChanging] = useState(false)
  const delivery = useCodeDelivery()
  const [done, setDone] = useState(false)

  if (done)
    return (
      <Alert severity="success" variant="outlined">
        {t('account-activation:phone-verification-valid')}
      </Alert>
    )
  if (!data) {
    if (error)
      return (
        <LoadFailure
          title={t('account-activation:phone-verification-failed')}
          error={error}
          onRetry={() => void refresh()}
        />
      )
    return <Skeleton variant="rounded" height={160} />
  }
  const { number, last_check: last } = data

  const deliver = async (path: 'send' | 'resend', channel: CodeChannel, to?: string): Promise<boolean> => {
    const isSent = await delivery.send(channel, async () => {
      try {
        await api.send('POST', `${verificationPath}/${path}`, {
          body: { channel, ...(to !== undefined && { number: to }) },
          fallback: false,
        })
      } catch (error) {
        // The number is the new one, and the other channel may be tried.
        if (error instanceof ApiError && error.type === 'service') setChanging(false)
        throw error
      }
    })
    await refresh()
    if (isSent) setChanging(false)
    return isSent
  }

  const check = async (code: string): Promise<void> => {
    try {
      await api.send('POST', `${verificationPath}/check`, { body: { code }, fallback: false })
      setDone(true)
    } catch (error) {
      delivery.forget()
      // The answer may have moved the account on, or stopped it (reading A30).
      await Promise.all([refresh(), rereadSession()])
      throw error
    }
    await rereadSession()
  }

  if (changing || number === null || last === null || last.status === 'valid')
    return (
      <EnterNumber
        verification={data}
        failure={delivery.failure}
        onSend={(to, channel) => deliver('send', channel, to)}
        onBack={changing ? () => setChanging(false) : undefined}
      />
    )
  return (
    <EnterCode
      number={formatPhoneNumber(number)}
      last={last}
      resendAt={last.resend_in === 0 ? 0 : readAt() + last.resend_in * 1000}
      channels={channels}
      delivery={delivery}
      onResend={(channel) => deliver('resend', channel)}
      onCheck={check}
      onChangeNumber={() => {
        delivery.forget()
        setChanging(true)
      }}
    />
  )
}

const channels = ['sms', 'voice'] as const
