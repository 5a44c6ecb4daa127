import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { Task } from '../../language/tasks.ts'
import { Icon, iconOf } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import type { BulkAction } from './bulkActions.ts'
import type { ListModel } from './useList.ts'
import type { Selection } from './useSelection.ts'
import { useTask } from './useTask.ts'

const BulkDialog = lazy(() => import('./BulkDialog.tsx').then((module) => ({ default: module.BulkDialog })))

interface BulkBarProps {
  model: ListModel
  actions: BulkAction[]
  selection: Selection
  onOpen: (open: boolean) => void
}

/** What can be done with the selected rows, and the work that was started with earlier ones. */
export function BulkBar({ model, actions, selection, onOpen }: BulkBarProps) {
  const { t } = usePortal()
  const [asked, setAsked] = useState<{ action: BulkAction; count: number; selection: object } | null>(null)
  const [open, setOpen] = useState(false)
  const [taskId, setTaskId] = useState<string | null>(null)
  const { refresh: read } = model
  const refresh = useCallback(() => void read(), [read])
  const { task, show } = useTask(taskId, refresh)
  useGone(model, selection)

  function close(): void {
    setOpen(false)
    onOpen(false)
    if (task?.state !== 'running') setTaskId(null)
  }
  function follow(next: Task): void {
    setTaskId(next.id)
    show(next)
  }
  const { count } = selection
  const behind = taskId !== null && !open
  return (
    <>
      {count > 0 || behind ? (
        <div className="bulk-bar">
          <output className="bulk-count">{count > 0 ? t('portal:list-selected', { count }) : null}</output>
          {count > 0 && !selection.isAll && count < model.matching ? (
            <button type="button" className="list-text-button" onClick={selection.selectAll}>
              {t('portal:list-select-all', { count: model.matching })}
            </button>
          ) : null}
          <span className="bulk-actions">
            {behind && task ? (
              <button
                type="button"
                className="button"
                onClick={() => {
                  setOpen(true)
                  onOpen(true)
                }}
              >
                {task.title}: {Math.floor(((task.done + task.refused) / Math.max(1, task.total)) * 100)} %
              </button>
            ) : null}
            {count > 0 && !behind
              ? actions.map((action) => (
                  <button
                    key={action.id}
                    type="button"
                    className="button"
                    {...(action.tone === 'danger' && { 'data-kind': 'danger-quiet' })}
                    onClick={() => {
                      setTaskId(null)
                      setAsked({ action, count, selection: selection.body })
                      setOpen(true)
                      onOpen(true)
                    }}
                  >
                    <Icon name={action.icon} size={18} />
                    {t(action.title)}
                  </button>
                ))
              : null}
            {count > 0 ? (
              <button
                type="button"
                className="icon-button"
                aria-label={t('portal:list-select-none')}
                title={t('portal:list-select-none')}
                onClick={selection.clear}
                {...iconOf('close', 18)}
              />
            ) : null}
          </span>
        </div>
      ) : null}
      {open && asked ? (
        <Suspense fallback={null}>
          <BulkDialog
            path={model.path}
            list={model.list.id}
            {...asked}
            task={taskId === null ? undefined : task}
            onStart={(next) => {
              follow(next)
              selection.clear()
            }}
            onChange={follow}
            onGone={selection.drop}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** Where all rows that match are on this page, selected ones that aren't are gone. */
function useGone({ rows, matching, phase, changing }: ListModel, { body, drop }: Selection): void {
  const isWhole = !changing && phase !== 'loading' && phase !== 'failed' && rows.length >= matching
  useEffect(() => {
    if (!isWhole) return
    const present = new Set(rows.map(({ id }) => id))
    const gone = ('ids' in body ? body.ids : body.except).filter((id) => !present.has(id))
    if (gone.length > 0) drop(gone)
  }, [body, drop, isWhole, rows])
}
