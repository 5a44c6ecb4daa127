import { useEffect, useState } from 'react'
import type { Task } from '../../language/tasks.ts'
import { useRead } from '../data/index.ts'

/** Without a realtime connection, running work is asked about this often. */
const POLL_SECONDS = 2

/**
 * Follows a task.
 * @param onEnd called when it no longer runs
 */
export function useTask(
  id: string | null,
  onEnd: () => void,
): { task: Task | undefined; show: (task: Task) => void } {
  const [isBusy, setBusy] = useState(false)
  const { data, replace } = useRead<{ task: Task }>(id === null ? null : `/tasks/${id}`, {
    refreshSeconds: isBusy ? POLL_SECONDS : 0,
  })
  const task = data?.task
  const isRunning = task?.state === 'running'
  if (isRunning !== isBusy) setBusy(isRunning)
  // It may have ended before it was first read.
  const ended = task && !isRunning ? task.id : undefined
  useEffect(() => {
    if (ended !== undefined) onEnd()
  }, [ended, onEnd])
  return { task, show: (next) => void replace(() => ({ task: next })) }
}
