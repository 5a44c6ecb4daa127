import { useRef, useState } from 'react'
import { ApiError } from '../../../engine/registry/apiClient.ts'
import type { CodeChannel } from '../../../engine/registry/challenge/CodeChannel.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { errorText } from '../../common/errorText.ts'

export type VerificationStep = 'channel' | 'code' | 'success'

/** Answer of `POST /v1/two_fa/verifications/{session_id}/check`. */
interface CheckAnswer {
  result: 'success' | 'error' | 'attempts'
  message: string
}

export interface Verification {
  step: VerificationStep
  busy: boolean
  /** What the last call said. */
  note: { tone: 'success' | 'error' | 'warning'; text: string } | undefined
  /** No more codes are judged. */
  isLocked: boolean
  /** A code was refused, or none was sent. */
  isRefused: boolean
  /** When another code may be sent, in ms since 1970; 0 for now. */
  resendAt: number
  send: (channel: CodeChannel) => Promise<void>
  check: (code: string) => Promise<void>
  forget: () => void
  /** The next code is for another number. */
  restart: () => void
}

const path = '/v1/two_fa/verifications'

/**
 * A verification as its steps: channel, code, success.
 * @param begin starts a session. @returns its id
 */
export function useVerification(begin: () => Promise<string>): Verification {
  const { api, t } = usePortal()
  const [step, setStep] = useState<VerificationStep>('channel')
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState<Verification['note']>()
  const [isLocked, setLocked] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [resendAt, setResendAt] = useState(0)
  const session = useRef<string>(undefined)
  const running = useRef(false)

  async function run(work: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setNote(undefined)
    setRefused(false)
    try {
      await work()
    } catch (error) {
      const text = errorText(error, t)
      // The specification tells the two apart by the words of the refusal.
      const isOver = text.includes('attempts')
      setLocked(isOver)
      setRefused(true)
      setNote(isOver ? { tone: 'warning', text: t('two-fa:code-attempts') } : { tone: 'error', text })
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  async function deliver(channel: CodeChannel): Promise<{ message: string; resend_in: number }> {
    session.current ??= await begin()
    const { body } = await api.send<{ message: string; resend_in: number }>(
      'POST',
      `${path}/${session.current}`,
      {
        body: { channel },
        fallback: false,
      },
    )
    return body
  }

  return {
    step,
    busy,
    note,
    isLocked,
    isRefused,
    resendAt,
    send: (channel) =>
      run(async () => {
        const answer = await deliver(channel).catch((error: unknown) => {
          if (!(error instanceof ApiError) || error.type !== 'state' || session.current === undefined)
            throw error
          // It has expired or was used up meanwhile.
          session.current = undefined
          return deliver(channel)
        })
        setStep('code')
        setLocked(false)
        setResendAt(Date.now() + answer.resend_in * 1000)
        setNote({ tone: 'success', text: answer.message })
      }),
    check: (code) =>
      run(async () => {
        const { body } = await api.send<CheckAnswer>('POST', `${path}/${session.current ?? ''}/check`, {
          body: { code },
          fallback: false,
        })
        const isRight = body.result === 'success'
        if (isRight) setStep('success')
        setLocked(body.result === 'attempts')
        setRefused(!isRight)
        setNote({
          tone: isRight ? 'success' : body.result === 'attempts' ? 'warning' : 'error',
          text: body.message,
        })
      }),
    forget: () => {
      setNote(undefined)
      setRefused(false)
    },
    restart: () => {
      session.current = undefined
      setNote(undefined)
      setRefused(false)
    },
  }
}
