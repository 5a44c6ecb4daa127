/** Runs the task once the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task)
  else setTimeout(task, 0)
}
