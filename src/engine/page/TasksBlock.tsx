import { useId, useState } from 'react'
import { evaluateCondition } from '../../language/index.ts'
import type { BlockDefinition, CallDefinition, TaskDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import { Icon } from '../registry/Icon.tsx'
import { Link } from '../registry/Link.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { toneIcons } from '../registry/toneIcons.ts'
import { useWay } from '../registry/useWay.ts'
import { useCall } from './useCall.ts'

/** What a person should look at. A task without the number or the link it needs is not there for them. */
export function TasksBlock({ block }: { block: Extract<BlockDefinition, { kind: 'tasks' }> }) {
  const { t, can, session } = usePortal()
  const wayTo = useWay()
  const [now] = useState(() => new Date().toISOString())
  const heading = useId()
  const scope = { ...session, now }
  const tasks = block.tasks.filter(
    ({ when, count, link }) =>
      (when === undefined || evaluateCondition(when, scope)) &&
      can(count?.access ?? []) &&
      (link === undefined || wayTo(link) !== undefined),
  )
  if (tasks.length === 0 && block.empty === undefined) return null
  return (
    <section className="page-tasks" aria-labelledby={heading}>
      <h2 id={heading}>{t(block.title)}</h2>
      <ul>
        {tasks.map((task) => {
          const done = task.done && evaluateCondition(task.done, scope)
          return task.count === undefined ? (
            <Task key={task.id} task={task} done={done} />
          ) : (
            <CountedTask key={task.id} task={task} count={task.count} done={done} />
          )
        })}
      </ul>
      {/* Shown by the style sheet while the list above has no item. */}
      {block.empty === undefined ? null : (
        <p className="page-tasks-empty">
          <Icon name="check" size={20} />
          {t(block.empty)}
        </p>
      )}
    </section>
  )
}

interface TaskProps {
  task: TaskDefinition
  /** Undefined for what is no step. */
  done: boolean | undefined
}

/** As often as a step looks whether it was done, perhaps in another window. */
const STEP_SECONDS = 5

/** Stands while its number is not zero, or is checked off by it, and says so when the number cannot be read. */
function CountedTask({ task, count: call, done }: TaskProps & { count: CallDefinition }) {
  const { t } = usePortal()
  const { data, error, isLoading, refresh } = useCall(call, { refreshSeconds: task.step ? STEP_SECONDS : 0 })
  if (error?.status === 403) return null
  if (isLoading) {
    return (
      <li className="page-task" aria-busy="true">
        <div>
          <p className="page-task-title">
            <span className="page-skeleton" />
          </p>
          <p className="page-task-text">{t('portal:loading')}</p>
        </div>
      </li>
    )
  }
  if (error && data === undefined) {
    return (
      <li className="page-task" data-tone="neutral" data-failed={call.get}>
        <Icon name="error" size={18} />
        <div role="alert">
          <p>{t('portal:block-failed')}</p>
          <button type="button" className="page-task-again" onClick={() => void refresh()}>
            {t('portal:try-again')}
          </button>
        </div>
      </li>
    )
  }
  const count = getPath(data, call.path)
  if (task.step) return <Task task={task} done={typeof count === 'number' && count > 0} />
  return typeof count !== 'number' || count === 0 ? null : <Task task={task} done={done} count={count} />
}

function Task({ task, done, count }: TaskProps & { count?: number }) {
  const { t } = usePortal()
  const wayTo = useWay()
  const to = task.link && wayTo(task.link)
  const title = t(task.title, count === undefined ? {} : { count })
  return (
    <li className="page-task" data-tone={done === true ? 'success' : task.tone} data-done={done}>
      {done === false ? (
        <span className="page-task-open" aria-hidden="true" />
      ) : (
        <Icon name={done === true ? 'check' : toneIcons[task.tone]} size={18} />
      )}
      <div>
        <p className="page-task-title">
          {to === undefined || done === true ? title : <Link to={to}>{title}</Link>}
          {done === true ? <span className="pb-hidden">{t('portal:task-done')}</span> : null}
        </p>
        {task.text === undefined ? null : <p className="page-task-text">{t(task.text)}</p>}
      </div>
    </li>
  )
}
