import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject, SyntheticEvent } from 'react'
import { readPublicForm } from '../../language/readPublicForm.ts'
import { refusalText } from '../../language/refusalText.ts'
import { useOnline } from '../session/useOnline.ts'
import type { LoadedForm } from './loadForms.ts'
import { post } from './post.ts'
import { usePublic } from './PublicContext.ts'
import { useCountdown } from './useCountdown.ts'

type Values = Record<string, string>

interface Submit {
  onSubmit: (event: SyntheticEvent) => void
  /** A field was changed, so its error is cleared. */
  change: (field: string) => void
  busy: boolean
  /** Nothing is sent while the server asks to wait. */
  blocked: boolean
  /** Error above the form, or null. */
  notice: string | null
  /** Error of a field. */
  errors: Values
  form: RefObject<HTMLFormElement | null>
}

interface SubmitWork extends Pick<LoadedForm, 'post' | 'asks'> {
  typed: Values
  /** Additional values. */
  carried: Values | undefined
  onDone: (sent: Values) => void
  onRefused: ((code: string, sent: Values) => boolean) | undefined
}

/** A public form: validates, sends once, and shows errors; typed values stay. */
export function useSubmit(work: SubmitWork): Submit {
  const { t } = usePublic()
  const [notice, setNotice] = useState<string | null>(null)
  const [errors, setErrors] = useState<Values>({})
  const [busy, setBusy] = useState(false)
  const [waitSeconds, startWaiting] = useCountdown()
  const online = useOnline()
  const form = useRef<HTMLFormElement>(null)
  const [failures, setFailures] = useState(0)
  // With the error, not a frame later: by then somebody may be typing again.
  useLayoutEffect(() => {
    if (failures > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]:not([hidden])')?.focus()
  }, [failures])

  function fail(fields: Values, text: string | null): void {
    setBusy(false)
    setErrors(fields)
    setNotice(text)
    setFailures((count) => count + 1)
  }

  /** Values to send, and field errors. */
  function check(): { sent: Values; problems: Values } {
    if (!work.asks) return { sent: {}, problems: {} }
    const { entity, validator } = work.asks
    const { values, errors: found } = readPublicForm(entity, validator, work.typed)
    const problems = found.map((error) => {
      const { key, params } = refusalText(entity, error)
      return [error.path, t(key, params)]
    })
    // as: what was typed are texts, and nothing else is made of them.
    return { sent: values as Values, problems: Object.fromEntries(problems) as Values }
  }

  async function submit(): Promise<void> {
    if (busy || waitSeconds > 0) return
    const { sent, problems } = check()
    if (Object.keys(problems).length > 0) return fail(problems, null)
    setBusy(true)
    setErrors({})
    setNotice(null)
    const result = await post(work.post, { ...work.carried, ...sent }, t('portal:sign-in-unclear'))
    if (result.kind === 'done') {
      setBusy(false)
      work.onDone(sent)
    } else if (result.kind === 'wait') {
      startWaiting(result.seconds)
      fail({}, null)
    } else if (result.kind === 'offline') {
      fail({}, t('portal:sign-in-offline'))
    } else if (work.onRefused?.(result.code, sent)) {
      setBusy(false)
    } else {
      const isAtField = Object.keys(result.fields).some((field) => Object.hasOwn(work.typed, field))
      fail(result.fields, isAtField ? null : (Object.values(result.fields)[0] ?? result.text))
    }
  }

  const waiting =
    waitSeconds > 90
      ? t('portal:sign-in-wait-minutes', { count: Math.ceil(waitSeconds / 60) })
      : t('portal:sign-in-wait-seconds', { count: waitSeconds })
  const problem = waitSeconds > 0 ? waiting : notice
  return {
    onSubmit(event) {
      event.preventDefault()
      void submit()
    },
    change(field) {
      const { [field]: _, ...others } = errors
      setErrors(others)
    },
    busy,
    blocked: busy || waitSeconds > 0,
    notice: problem ?? (online ? null : t('portal:sign-in-offline')),
    errors,
    form,
  }
}
