import { useEffect, useRef, useState } from 'react'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { errorText } from '../common/errorText.ts'
import { readContacts } from './contactCalls.ts'
import type { ContactsAnswer } from './ContactsAnswer.ts'

interface Findings {
  /** What was found in the file that is the field's value; undefined until it is known. */
  answer: ContactsAnswer | undefined
  /** Why it could not be read. */
  failed: string | undefined
  keep(uuid: string, answer: ContactsAnswer): void
  drop(): void
}

/**
 * What was found in a file; read again for one that was uploaded before.
 * @param onLost the file is no longer available and may be replaced
 */
export function useFindings(
  value: string | undefined,
  disabled: boolean,
  onLost: (answer: ContactsAnswer) => void,
): Findings {
  const { api, t } = usePortal()
  const [found, setFound] = useState<{ uuid: string; answer: ContactsAnswer }>()
  const [failed, setFailed] = useState<string>()
  const latest = useRef({ t, onLost })
  useEffect(() => {
    latest.current = { t, onLost }
  })

  const known = found?.uuid === value
  useEffect(() => {
    if (value === undefined || known) return
    const abort = new AbortController()
    readContacts(api, value, abort.signal).then(
      (answer) => {
        if (abort.signal.aborted) return
        if (answer.status === 'failed' && !disabled) latest.current.onLost(answer)
        else setFound({ uuid: value, answer })
      },
      (error: unknown) => !abort.signal.aborted && setFailed(errorText(error, latest.current.t)),
    )
    return () => abort.abort()
  }, [api, value, known, disabled])

  return {
    answer: known ? found?.answer : undefined,
    failed: known ? undefined : failed,
    keep: (uuid, answer) => setFound({ uuid, answer }),
    drop() {
      setFound(undefined)
      setFailed(undefined)
    },
  }
}
