import { useRef, useState } from 'react'
import type { RefObject, SyntheticEvent } from 'react'
import type { PostResult } from './post.ts'
import { usePublic } from './PublicContext.ts'
import { useCountdown } from './useCountdown.ts'
import { useOnline } from '../session/useOnline.ts'

interface Submit {
  onSubmit: (event: SyntheticEvent) => void
  busy: boolean
  /** While the server asks to wait nothing is sent. */
  blocked: boolean
  /** What stands above the form, or null. */
  notice: string | null
  /** What stands at a field. */
  fields: Record<string, string>
  notices: RefObject<HTMLDivElement | null>
}

interface SubmitWork<Answer> {
  /** What is wrong with what was typed, or null. */
  check: () => string | null
  send: (unclear: string) => Promise<PostResult<Answer>>
  done: (answer: Answer) => void
  /** True when the refusal leads somewhere else and is not shown. */
  refused?: (code: string) => boolean
}

/** A form of the public pages: checks, sends once, and says what went wrong; what was typed stays. */
export function useSubmit<Answer>({ check, send, done, refused }: SubmitWork<Answer>): Submit {
  const { t } = usePublic()
  const [error, setError] = useState<string | null>(null)
  const [fields, setFields] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const [waitSeconds, startWaiting] = useCountdown()
  const online = useOnline()
  const notices = useRef<HTMLDivElement>(null)

  function fail(text: string | null): void {
    setBusy(false)
    setError(text)
    requestAnimationFrame(() => notices.current?.focus())
  }

  async function submit(): Promise<void> {
    if (busy || waitSeconds > 0) return
    setFields({})
    const problem = check()
    if (problem !== null) return fail(problem)
    setBusy(true)
    setError(null)
    const result = await send(t('portal:sign-in-unclear'))
    if (result.kind === 'done') {
      setBusy(false)
      done(result.answer)
    } else if (result.kind === 'wait') {
      startWaiting(result.seconds)
      fail(null)
    } else if (result.kind === 'offline') {
      fail(t('portal:sign-in-offline'))
    } else if (refused?.(result.code)) {
      setBusy(false)
    } else {
      setFields(result.fields)
      fail(Object.values(result.fields)[0] ?? result.text)
    }
  }

  const waiting =
    waitSeconds > 90
      ? t('portal:sign-in-wait-minutes', { count: Math.ceil(waitSeconds / 60) })
      : t('portal:sign-in-wait-seconds', { count: waitSeconds })
  const problem = waitSeconds > 0 ? waiting : error
  return {
    onSubmit(event) {
      event.preventDefault()
      void submit()
    },
    busy,
    blocked: busy || waitSeconds > 0,
    notice: problem ?? (online ? null : t('portal:sign-in-offline')),
    fields,
    notices,
  }
}
