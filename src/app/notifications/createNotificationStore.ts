import type { ApiClient } from '../../engine/registry/apiClient.ts'
import type { Notification, NotificationList } from '../../language/notifications.ts'
import { keepEqual } from '../../shared/keepEqual.ts'

export interface NotificationState {
  /** Newest first; undefined until the first answer. */
  list: readonly Notification[] | undefined
  unread: number
  /** A question is under way and nothing can be shown yet. */
  loading: boolean
  /** The last question was not answered; `list` is what was known before. */
  failed: boolean
}

export interface NotificationStore {
  /** Its identity changes only when something of it does. */
  state: () => NotificationState
  subscribe: (listener: () => void) => () => void
  /** Called once with the notifications that came while the page is open. */
  onArrival: (listener: (arrived: readonly Notification[]) => void) => () => void
  /** Asks again and again while the page is in view; @returns the end of it */
  poll: (everyMs: number) => () => void
  /** Asks now, if anybody polls: something is said to have changed. */
  refresh: () => void
  read: (uuid: string) => void
  readAll: () => void
  close: (uuid: string) => void
}

interface NotificationStoreSetup {
  api: Pick<ApiClient, 'get' | 'send'>
  /** Called when this page changed something, for the other tabs. */
  onChanged?: () => void
}

/** What a person did that the server has not confirmed yet. */
type Step = { kind: 'read' | 'close'; uuid: string } | { kind: 'read-all' }

const timeoutMs = 10_000
/** A server in trouble is asked less and less often. */
const longestWaitMs = 60_000

/**
 * The notifications of the signed-in person. What they do shows at once and is taken back when the server refuses;
 * until it is settled no answer that was asked for before is believed.
 */
export function createNotificationStore({ api, onChanged }: NotificationStoreSetup): NotificationStore {
  let known: NotificationList | undefined
  let steps: readonly Step[] = []
  let failed = false
  let running = false
  let again = false
  let failures = 0
  /** Counts what the person did, to tell which answers are older than that. */
  let changes = 0
  let pollers = 0
  let readAt = 0
  let state: NotificationState = { list: undefined, unread: 0, loading: true, failed: false }
  const listeners = new Set<() => void>()
  const arrivalListeners = new Set<(arrived: readonly Notification[]) => void>()

  function publish(): void {
    const shown = known && steps.reduce(afterStep, known)
    const loading = known === undefined && !failed
    const next = keepEqual(state, {
      list: shown?.notifications,
      unread: shown?.unread ?? 0,
      loading,
      failed,
    })
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  function accept(answer: NotificationList): void {
    const newest = known?.notifications[0]?.created_at ?? ''
    const ids = new Set(known?.notifications.map(({ uuid }) => uuid))
    // An older one comes into the list when a newer one is closed.
    const arrived = answer.notifications.filter(
      ({ uuid, status, created_at }) => status === 'new' && !ids.has(uuid) && created_at >= newest,
    )
    const isFirst = known === undefined
    known = answer
    publish()
    if (!isFirst && arrived.length > 0) for (const listener of arrivalListeners) listener(arrived)
  }

  async function ask(): Promise<void> {
    if (running) {
      again = true
      return
    }
    running = true
    again = false
    const asked = changes
    try {
      const answer = await api.get<unknown>('/notifications', { fallback: false, timeoutMs })
      if (!isList(answer)) throw new Error('The answer is no list of notifications')
      failures = 0
      failed = false
      if (asked === changes && steps.length === 0) accept(answer)
      else again = true
    } catch {
      // Silent by the specification; a lost session is handled by the API client.
      failures += 1
      failed = true
    }
    readAt = Date.now()
    running = false
    publish()
    if (again && steps.length === 0 && !failed) await ask()
  }

  async function take(step: Step, path: string): Promise<void> {
    steps = [...steps, step]
    changes += 1
    publish()
    let done = false
    try {
      await api.send('PUT', path)
      done = true
    } catch {
      // The API client has said why; what was shown is taken back below.
    }
    steps = steps.filter((one) => one !== step)
    changes += 1
    if (done && known) known = afterStep(known, step)
    publish()
    if (done) onChanged?.()
    if (steps.length === 0) void ask()
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onArrival(listener) {
      arrivalListeners.add(listener)
      return () => arrivalListeners.delete(listener)
    },
    poll(everyMs) {
      let timer: ReturnType<typeof setTimeout> | undefined
      let stopped = false
      pollers += 1

      async function turn(): Promise<void> {
        clearTimeout(timer)
        if (document.visibilityState === 'visible' && navigator.onLine) await ask()
        if (!stopped) timer = setTimeout(() => void turn(), Math.min(everyMs * 2 ** failures, longestWaitMs))
      }

      /** Who comes back to the page does not wait for the next turn. */
      function onReturn(): void {
        if (document.visibilityState === 'visible' && Date.now() - readAt >= everyMs) void turn()
      }

      document.addEventListener('visibilitychange', onReturn)
      window.addEventListener('online', onReturn)
      void turn()
      return () => {
        stopped = true
        pollers -= 1
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', onReturn)
        window.removeEventListener('online', onReturn)
      }
    },
    refresh() {
      if (pollers === 0 || document.visibilityState !== 'visible') return
      // Who tries again sees that it is tried.
      if (!known) failed = false
      publish()
      void ask()
    },
    read: (uuid) => void take({ kind: 'read', uuid }, `/notifications/read/${uuid}`),
    readAll: () => void take({ kind: 'read-all' }, '/notifications/read-all'),
    close: (uuid) => void take({ kind: 'close', uuid }, `/notifications/close/${uuid}`),
  }
}

function afterStep(list: NotificationList, step: Step): NotificationList {
  const { notifications, unread } = list
  if (step.kind === 'read-all')
    return { notifications: notifications.map((one) => ({ ...one, status: 'read' })), unread: 0 }
  const wasNew = notifications.some(({ uuid, status }) => uuid === step.uuid && status === 'new')
  return {
    notifications:
      step.kind === 'close'
        ? notifications.filter(({ uuid }) => uuid !== step.uuid)
        : notifications.map((one) => (one.uuid === step.uuid ? { ...one, status: 'read' } : one)),
    unread: Math.max(0, unread - (wasNew ? 1 : 0)),
  }
}

/** The parts that drawing relies on; the rest is the server's promise, held by contract tests. */
function isList(answer: unknown): answer is NotificationList {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'notifications' in answer &&
    Array.isArray(answer.notifications) &&
    'unread' in answer &&
    typeof answer.unread === 'number'
  )
}
