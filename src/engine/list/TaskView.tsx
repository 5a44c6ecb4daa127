import { useState } from 'react'
import type { Task, TaskRow } from '../../language/tasks.ts'
import { apiNotice } from '../data/apiNotice.ts'
import { useRead } from '../data/index.ts'
import { ApiError } from '../registry/apiClient.ts'
import { Icon } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { ProgressLine } from './ProgressLine.tsx'

const states = {
  running: 'portal:task-running',
  stopped: 'portal:task-stopped',
  done: 'portal:task-ended',
  failed: 'portal:task-failed',
} as const

interface TaskViewProps {
  task: Task
  /** Shown after something was asked of it. */
  onChange: (task: Task) => void
}

/** A task with what can be done about it, and the rows it could not change. */
export function TaskView({ task, onChange }: TaskViewProps) {
  const { t, api, notify } = usePortal()
  const [busy, setBusy] = useState(false)
  const { state, total, done, refused } = task
  const isRunning = state === 'running'

  async function ask(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await work()
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      notify(apiNotice(cause, t))
    } finally {
      setBusy(false)
    }
  }
  const steer = (verb: string) =>
    ask(async () => {
      const { body } = await api.send<{ task: Task }>('POST', `/tasks/${task.id}/${verb}`, {
        fallback: false,
      })
      onChange(body.task)
    })
  const actions = [
    ...(isRunning ? [{ verb: 'stop', text: t('portal:task-stop') }] : []),
    ...(state === 'stopped' ? [{ verb: 'resume', text: t('portal:task-resume') }] : []),
    ...(refused > 0 && !isRunning
      ? [{ verb: 'retry', text: t('portal:task-retry', { count: refused }) }]
      : []),
    ...(task.can_undo ? [{ verb: 'undo', text: t('portal:task-undo') }] : []),
  ]
  return (
    <>
      <ProgressLine
        state={t(states[state])}
        total={total}
        done={done + refused}
        perSecond={task.per_second}
        tone={toneOf(task)}
      >
        <span className="progress-actions">
          {actions.map(({ verb, text }) => (
            <button
              key={verb}
              type="button"
              className="button"
              disabled={busy}
              onClick={() => void steer(verb)}
            >
              {text}
            </button>
          ))}
          {task.file ? (
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() => void ask(() => api.download(`/tasks/${task.id}/file`))}
            >
              <Icon name="download" size={18} />
              {t('portal:task-download')}
            </button>
          ) : null}
        </span>
      </ProgressLine>
      {refused > 0 && !isRunning ? <RefusedRows task={task} /> : null}
    </>
  )
}

function toneOf({ state, refused }: Task): 'accent' | 'success' | 'warning' | 'danger' {
  if (state === 'running') return 'accent'
  if (state === 'failed') return 'danger'
  return state === 'stopped' || refused > 0 ? 'warning' : 'success'
}

function RefusedRows({ task: { id, refused } }: { task: Task }) {
  const { t } = usePortal()
  const { data } = useRead<{ rows: TaskRow[] }>(`/tasks/${id}/rows`, {
    query: { outcome: 'refused' },
  })
  const rows = data?.rows ?? []
  return (
    <section className="task-refused">
      <h3>{t('portal:task-refused', { count: refused })}</h3>
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0} aria-label={t('portal:task-refused', { count: refused })}>
        {rows.map((row) => (
          <li key={row.id}>
            <span>{row.name === '' ? t('portal:task-unnamed') : row.name}</span>
            <span className="pb-quiet">{row.reason}</span>
          </li>
        ))}
      </ul>
      {rows.length > 0 && refused > rows.length ? (
        <p className="pb-quiet">{t('portal:task-more', { count: refused - rows.length })}</p>
      ) : null}
    </section>
  )
}
