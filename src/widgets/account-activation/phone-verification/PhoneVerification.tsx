import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import { useRead } from '../../../engine/data/useRead.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { LoadFailure } from '../../common/LoadFailure.tsx'
import { EnterCode } from './EnterCode.tsx'
import { EnterNumber } from './EnterNumber.tsx'
import { verificationPath, type CodeChannel, type NumberVerification } from './NumberVerification.ts'
import { failureOf, type Failure } from './verificationState.ts'
import { errorText } from '../../common/errorText.ts'

/** Proves a phone number to be the account's, by a code. */
export function PhoneVerification() {
  const { api, t, rereadSession } = usePortal()
  const { data, error, refresh, readAt } = useRead<NumberVerification>(verificationPath)
  const [changing, setChanging] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [failedChannels, setFailedChannels] = useState<CodeChannel[]>([])
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

  /** Sends or sends again; what the server refuses is kept with its type. */
  const deliver = async (path: 'send' | 'resend', channel: CodeChannel, to?: string): Promise<boolean> => {
    setFailure(undefined)
    try {
      await api.send('POST', `${verificationPath}/${path}`, {
        body: { channel, ...(to !== undefined && { number: to }) },
        fallback: false,
      })
      setFailedChannels([])
      await refresh()
      setChanging(false)
      return true
    } catch (cause) {
      const refused = failureOf(cause, errorText(cause, t))
      setFailure(refused)
      if (refused.type === 'service') {
        // The number is the new one, and the other channel may be tried.
        setFailedChannels((before) => [...new Set([...before, channel])])
        setChanging(false)
      }
      await refresh()
      return false
    }
  }

  if (changing || number === null || last === null || last.status === 'valid')
    return (
      <EnterNumber
        verification={data}
        failure={failure}
        onSend={(to, channel) => deliver('send', channel, to)}
        onBack={changing ? () => setChanging(false) : undefined}
      />
    )
  return (
    <EnterCode
      number={number}
      last={last}
      resendAt={last.resend_in === 0 ? 0 : readAt() + last.resend_in * 1000}
      failure={failure}
      failedChannels={failedChannels}
      onResend={(channel) => deliver('resend', channel)}
      onChecked={async (right) => {
        if (right) setDone(true)
        setFailure(undefined)
        // The answer may have moved the account on, or stopped it (reading A30).
        await Promise.all([right ? undefined : refresh(), rereadSession()])
      }}
      onChangeNumber={() => {
        setFailure(undefined)
        setChanging(true)
      }}
    />
  )
}
