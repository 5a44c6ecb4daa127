import { useState } from 'react'
import { evaluateCondition } from '../../language/index.ts'
import type { BlockDefinition, CompiledModule, RecordProgressDefinition } from '../../language/portal.ts'
import type { Task } from '../../language/tasks.ts'
import { getPath } from '../../shared/paths.ts'
import { useRead } from '../data/index.ts'
import { ProgressLine } from '../list/ProgressLine.tsx'
import type { Row } from '../list/Row.ts'
import { TaskView } from '../list/TaskView.tsx'
import { useRowActions } from '../list/useRowActions.ts'
import { FailureMessage } from '../registry/FailureMessage.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { useNow } from '../registry/useNow.ts'
import { useRefreshRecord } from './RecordScope.tsx'
import { useSpeed } from './useSpeed.ts'

interface ProgressBlockProps {
  module: CompiledModule
  page: string
  block: Extract<BlockDefinition, { kind: 'progress' }>
}

/** How far work on the record is or, without a record, what the person started. */
export function ProgressBlock({ module, page, block }: ProgressBlockProps) {
  const { t, session } = usePortal()
  const row: unknown = Reflect.get(session, 'row')
  return (
    <section className="page-progress">
      {block.title === undefined ? null : <h2>{t(block.title)}</h2>}
      {block.record ? (
        // as: `row` of a page's scope is the record it read.
        row ? (
          <RecordProgress module={module} page={page} record={block.record} row={row as Row} />
        ) : null
      ) : (
        <OwnTasks />
      )}
    </section>
  )
}

interface RecordProgressProps {
  module: CompiledModule
  page: string
  record: RecordProgressDefinition
  row: Row
}

function RecordProgress({ module, page, record, row }: RecordProgressProps) {
  const { t, session } = usePortal()
  const { resource, entity } = partsOf(module, page)
  const { refresh, replace } = useRefreshRecord()
  const actions = useRowActions({
    list: {
      rowActions: [record.stop, record.resume].flatMap((id) =>
        id === undefined ? [] : { kind: 'transition', id, transition: id },
      ),
    },
    resource,
    entity,
    refresh,
    replaceRow: (_id, change) => replace(change),
  })
  const total = numberAt(row, record.total)
  const done = numberAt(row, record.done)
  const now = useNow(60_000)
  const active = evaluateCondition(record.active, { ...session, row, now: new Date(now).toISOString() })
  const perSecond = useSpeed(done, active)
  const state = entity.lifecycle?.states[String(row[entity.lifecycle.field])]?.title
  return (
    <ProgressLine
      state={t(state ?? (active ? 'portal:task-running' : 'portal:task-stopped'))}
      total={total}
      done={done}
      perSecond={perSecond}
      tone={active ? 'accent' : done < total ? 'warning' : 'success'}
    >
      <span className="progress-actions">
        {actions.of(row).map((action) => (
          <button
            key={action.id}
            type="button"
            className="button"
            disabled={actions.isBusy(row)}
            onClick={() => actions.run(action, row)}
          >
            {t(action.title)}
          </button>
        ))}
      </span>
    </ProgressLine>
  )
}

function partsOf({ definition }: CompiledModule, page: string) {
  const resource = definition.resources[definition.pages[page]?.record?.resource ?? '']
  const entity = resource && definition.entities[resource.entity]
  if (!entity) throw new Error(`Page ${page} of module ${definition.id} shows no record`)
  return { resource, entity }
}

function numberAt(row: Row, path: string): number {
  const value = getPath(row, path)
  return typeof value === 'number' ? value : 0
}

/** While nothing runs; the server says when that changes. */
const REST_SECONDS = 15
const BUSY_SECONDS = 2

function OwnTasks() {
  const { t } = usePortal()
  const [isBusy, setBusy] = useState(false)
  const read = useRead<{ tasks: Task[] }>('/tasks', { refreshSeconds: isBusy ? BUSY_SECONDS : REST_SECONDS })
  const tasks = read.data?.tasks
  const runs = tasks?.some(({ state }) => state === 'running') === true
  if (runs !== isBusy) setBusy(runs)
  if (!tasks)
    return read.error ? (
      <FailureMessage error={read.error} onRetry={() => void read.refresh()} />
    ) : (
      <span className="page-skeleton" data-kind="tasks" />
    )
  if (tasks.length === 0) return <p className="pb-quiet">{t('portal:task-none')}</p>
  return (
    <ul className="task-list">
      {tasks.map((task) => (
        <li key={task.id}>
          <h3>{task.list_title === '' ? task.title : `${task.title} · ${task.list_title}`}</h3>
          <TaskView task={task} onChange={() => void read.refresh()} />
        </li>
      ))}
    </ul>
  )
}
