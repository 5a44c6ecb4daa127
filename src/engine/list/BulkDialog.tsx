import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { TextKey } from '../../language/portal.ts'
import type { BulkCheck, Task } from '../../language/tasks.ts'
import { ApiError } from '../registry/apiClient.ts'
import { failureText } from '../registry/FailureMessage.tsx'
import { usePortal } from '../registry/portalContext.ts'
import type { BulkAction } from './bulkActions.ts'
import { TaskView } from './TaskView.tsx'

interface BulkDialogProps {
  /** Of the resource. */
  path: string
  list: string
  action: BulkAction
  /** How many rows are selected. */
  count: number
  /** The selection as bulk calls take it. */
  selection: object
  /** The work, once it was started. */
  task: Task | undefined
  onStart: (task: Task) => void
  onChange: (task: Task) => void
  /** Selected rows that the filters don't find any more. */
  onGone: (ids: readonly string[]) => void
  onClose: () => void
}

/** Says what an action would do with the selected rows, starts it, and shows how far it is. */
export function BulkDialog(props: BulkDialogProps) {
  const { action, count, task, onChange, onClose } = props
  const { t } = usePortal()
  const id = useId()
  const [check, setCheck] = useState<BulkCheck | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closing gives the focus back; removing alone would not.
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog bulk-dialog"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={`${id}-title`}>
        {t('portal:bulk-title', {
          action: task?.title ?? t(action.title),
          count: task?.total ?? check?.total ?? count,
        })}
      </h2>
      {task ? (
        <>
          <div aria-live="polite">
            <TaskView task={task} onChange={onChange} />
          </div>
          <div className="dialog-actions">
            <button type="button" className="button" onClick={onClose}>
              {t(task.state === 'running' ? 'portal:bulk-background' : 'portal:bulk-close')}
            </button>
          </div>
        </>
      ) : (
        <Question {...props} check={check} onCheck={setCheck} />
      )}
    </dialog>
  )
}

interface QuestionProps extends BulkDialogProps {
  check: BulkCheck | null
  onCheck: (check: BulkCheck) => void
}

function Question(props: QuestionProps) {
  const { path, list, action, selection, check, onCheck, onGone, onStart, onClose } = props
  const { t, api } = usePortal()
  const [error, setError] = useState<ApiError | null>(null)
  const [busy, setBusy] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const [body] = useState(() => ({ list, action: action.id, ...selection }))

  useEffect(() => {
    let current = true
    api
      .send<{ check: BulkCheck }>('POST', `${path}/bulk/check`, { body, fallback: false, timeoutMs: 60_000 })
      .then(({ body: answer }) => {
        if (!current) return
        onCheck(answer.check)
        onGone(answer.check.gone)
      })
      .catch((cause: unknown) => current && setError(asApiError(cause)))
    return () => {
      current = false
    }
  }, [api, body, onCheck, onGone, path])

  async function start(): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      // The same key however often it is pressed: one task.
      const headers = { 'Idempotency-Key': key }
      const { body: answer } = await api.send<{ task: Task }>('POST', `${path}/bulk`, {
        body,
        headers,
        fallback: false,
      })
      onStart(answer.task)
    } catch (cause) {
      setError(asApiError(cause))
      setBusy(false)
    }
  }

  return (
    <>
      <div aria-live="polite" className="bulk-check">
        {check ? (
          <Check check={check} consequence={action.consequence} />
        ) : error ? null : (
          <p className="pb-quiet">{t('portal:bulk-checking')}</p>
        )}
        {error ? <p role="alert">{failureText(error, t)}</p> : null}
      </div>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {t('portal:bulk-cancel')}
        </button>
        <button
          type="button"
          className="button"
          data-kind={action.tone === 'danger' ? 'danger' : 'primary'}
          disabled={busy || (check?.can ?? 0) === 0}
          onClick={() => void start()}
        >
          {t(action.title)}
        </button>
      </div>
    </>
  )
}

interface CheckProps {
  check: BulkCheck
  consequence: TextKey | undefined
}

function Check({ check: { total, can, reasons, can_undo: canUndo }, consequence }: CheckProps) {
  const { t } = usePortal()
  return (
    <>
      <p>{can === 0 ? t('portal:bulk-nothing') : t('portal:bulk-can', { count: can })}</p>
      {total > can ? (
        <>
          <p>{t('portal:bulk-cannot', { count: total - can })}</p>
          <ul>
            {reasons.map(({ text, count }) => (
              <li key={text}>
                <span>{text}</span>
                <span className="pb-figures">{count}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {can > 0 && consequence !== undefined ? <p>{t(consequence)}</p> : null}
      {can > 0 && canUndo ? <p className="pb-quiet">{t('portal:bulk-undo')}</p> : null}
    </>
  )
}

function asApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  throw cause
}
