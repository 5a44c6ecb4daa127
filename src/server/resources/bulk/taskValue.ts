import type { Task } from '../../../language/tasks.ts'
import { fileDays } from '../../tasks/sweepTasks.ts'
import type { StoredTask } from '../../tasks/index.ts'
import { inverseOf, type BulkAction } from './bulkAction.ts'
import type { PublishedPortal } from '../PublishedPortal.ts'

const dayMs = 86_400_000

/** A task as clients see it, in today's words. */
export function taskValue(published: PublishedPortal, task: StoredTask): Task {
  const { kind, state, total, done, refused, bytes } = task
  const list = published.lists.find(({ id, resource }) => id === task.list && resource === task.resource)
  const action = actionOf(task)
  return {
    id: task.id,
    kind,
    title: action ? actionTitle(published, task, action) : published.text('portal:task-export'),
    list_title: list ? published.text(list.title) : '',
    list: `${list?.module ?? ''}.${task.list}`,
    state,
    total,
    done,
    refused,
    per_second: speedOf(task),
    can_undo:
      state !== 'running' &&
      done > 0 &&
      !task.undone &&
      action !== undefined &&
      inverseOf({ published, resource: task.resource }, action) !== undefined,
    file:
      state === 'done' && bytes !== null
        ? { bytes, expires_at: new Date(task.changed_at.getTime() + fileDays * dayMs).toISOString() }
        : null,
    created_at: task.created_at.toISOString(),
  }
}

/** The action of a bulk task. */
export function actionOf({ kind, request }: Pick<StoredTask, 'kind' | 'request'>): BulkAction | undefined {
  // as: written by startBulk and undoTask.
  return kind === 'bulk' ? (request as unknown as { action: BulkAction }).action : undefined
}

/** Rows a second since the present run began. */
function speedOf({ state, done, refused, changed_at, resumed_at, resumed_from }: StoredTask): number | null {
  const rows = done + refused - resumed_from
  const seconds = (changed_at.getTime() - resumed_at.getTime()) / 1000
  return state === 'running' && rows > 0 && seconds > 0 ? rows / seconds : null
}

function actionTitle(published: PublishedPortal, task: StoredTask, { kind, id }: BulkAction): string {
  const lists = published.lists.filter(({ resource }) => resource === task.resource)
  const found = lists.flatMap(({ rowActions }) => rowActions).find((each) => each.id === id)
  const entity = published.collections.find(({ resource }) => resource.id === task.resource)?.entity
  const title =
    kind === 'transition'
      ? entity?.lifecycle?.transitions.find((each) => each.id === id)?.title
      : found?.kind === 'delete' || found?.kind === 'call'
        ? found.title
        : undefined
  return title === undefined ? id : published.text(title)
}
