import { useRef, useState } from 'react'
import { ApiError } from '../apiClient.ts'
import { failureText } from '../FailureMessage.tsx'
import { usePortal } from '../portalContext.ts'
import type { CodeChannel } from './CodeChannel.ts'

/** What is kept of a refused code (specification, number verification). */
export interface CodeFailure {
  /** The server's words. */
  message: string
  /** What it is about: `service`, `wait`, `number` … */
  type: string | undefined
  tone: 'warning' | 'error'
  /** What it says about fields, by path. */
  fields: Record<string, string>
}

export interface CodeDelivery {
  busy: boolean
  failure: CodeFailure | undefined
  /** Channels the carrier failed on since the last code was sent. */
  failedChannels: readonly CodeChannel[]
  /** Sends a code; what is refused is kept. @returns whether it was sent */
  send: (channel: CodeChannel, request: () => Promise<void>) => Promise<boolean>
  forget: () => void
}

/** Sending codes one at a time, and what came of it. */
export function useCodeDelivery(): CodeDelivery {
  const { t } = usePortal()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CodeFailure>()
  const [failedChannels, setFailedChannels] = useState<readonly CodeChannel[]>([])
  const running = useRef(false)
  return {
    busy,
    failure,
    failedChannels,
    async send(channel, request) {
      if (running.current) return false
      running.current = true
      setBusy(true)
      setFailure(undefined)
      try {
        await request()
        setFailedChannels([])
        return true
      } catch (error) {
        const refused = codeFailure(error, t)
        setFailure(refused)
        if (refused.type === 'service') setFailedChannels((before) => [...new Set([...before, channel])])
        return false
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    forget: () => setFailure(undefined),
  }
}

/** Why a code was not sent, or not right. */
export function codeFailure(error: unknown, t: Parameters<typeof failureText>[1]): CodeFailure {
  if (!(error instanceof ApiError)) throw error
  return {
    message: failureText(error, t),
    type: error.type,
    tone: error.type === 'attempts' ? 'warning' : 'error',
    fields: error.fields,
  }
}
