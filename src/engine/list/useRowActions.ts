import { useCallback, useMemo, useRef, useState } from 'react'
import { apiNotice } from '../data/apiNotice.ts'
import { endsSession, isDecided } from '../data/apiAnswer.ts'
import { ApiError } from '../registry/apiClient.ts'
import { usePortal } from '../registry/portalContext.ts'
import { showOnce } from '../registry/shownOnce.ts'
import type { Row } from './Row.ts'
import { rowActions, type RowAction, type RowCall } from './rowActions.ts'
import type { ListModel } from './useList.ts'

/** Later, whoever presses means another call. */
const TRIED_AGAIN_MS = 5 * 60_000

export interface RowActions {
  of: (row: Row) => RowAction[]
  /** Does it, after asking where the definition says so. */
  run: (action: RowAction, row: Row) => void
  /** What is being asked. */
  asking: { action: RowAction; row: Row } | null
  answer: (yes: boolean) => void
  /** Does what is asked with what was entered; the question stays open when it throws. */
  send: (input: Record<string, unknown>) => Promise<void>
  isBusy: (row: Row) => boolean
}

/** Where rows come from, and how a changed one is shown. */
export interface ActionModel extends Pick<ListModel, 'resource' | 'entity' | 'replaceRow' | 'refresh'> {
  list: Pick<ListModel['list'], 'rowActions'>
}

type Doing = Exclude<RowAction, { kind: 'link' }>

/**
 * What can be done with rows, and doing it: the row changes at once, then to what the server says.
 * @param onGone is told of deleted rows; always the same function
 */
export function useRowActions(model: ActionModel, onGone?: (ids: readonly string[]) => void): RowActions {
  const { api, session, can, t, notify, navigate, restart, refreshSession } = usePortal()
  const { list, resource, entity, replaceRow, refresh } = model
  const [asking, setAsking] = useState<RowActions['asking']>(null)
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())

  const of = useCallback(
    (row: Row) =>
      rowActions({ list, resource, entity }, row, { ...session, now: new Date().toISOString() }, can),
    [can, entity, list, resource, session],
  )

  /** Calls whose answers are missing → the keys under which they are tried again: where calls have keys, none is done twice. */
  const open = useRef(new Map<string, { key: string; askedAt: number }>())
  const sendOnce = useCallback(
    async ({ method, path }: RowCall, row: Row, input?: Record<string, unknown>) => {
      const about = JSON.stringify([method, path, row.id, input])
      const before = open.current.get(about)
      const isTriedAgain = before !== undefined && Date.now() - before.askedAt < TRIED_AGAIN_MS
      const key = isTriedAgain ? before.key : crypto.randomUUID()
      open.current.set(about, { key, askedAt: Date.now() })
      try {
        const headers = { 'Idempotency-Key': key }
        await api.send(method, path, { headers, fallback: false, ...(input && { body: input }) })
      } catch (error) {
        if (error instanceof ApiError && isDecided(error)) open.current.delete(about)
        throw error
      }
      open.current.delete(about)
    },
    [api],
  )

  const call = useCallback(
    async (action: Doing, row: Row, input?: Record<string, unknown>) => {
      if (action.kind === 'delete') {
        await api.send('DELETE', action.path, { fallback: false })
        await replaceRow(row.id, () => undefined)
        onGone?.([row.id])
        notify({ tone: 'success', text: t(action.success) })
      } else if (action.kind === 'rotate') {
        // The same answer again would lack the secret, so nothing is repeated by itself.
        const { body: changed } = await api.send<Record<string, object>>('POST', action.path, {
          body: input ?? {},
          fallback: false,
        })
        await replaceRow(row.id, (present) => ({ ...present, ...changed[resource.item] }))
        notify({ tone: 'success', text: t(action.success) })
        showOnce(entity, changed)
      } else if (action.kind === 'call') {
        if (action.method === 'GET') return api.download(action.path)
        await sendOnce(action, row, input)
        if (action.success) notify({ tone: 'success', text: t(action.success) })
        if (action.then === 'restart') restart()
        else if (action.then !== 'stay') navigate(action.then)
      } else {
        const { success, word } = action.transition
        const { to } = action
        const field = entity.lifecycle?.field ?? ''
        // What was entered may still be refused at its field.
        if (!input) await replaceRow(row.id, (present) => ({ ...present, [field]: to }))
        const body = { [resource.item]: { [field]: to }, ...(input && { input }) }
        const { body: changed, status } = await api.send<Record<string, object | string>>(
          'PUT',
          action.path,
          { body, fallback: false },
        )
        // A provider's own server may refuse in the body of an answer that succeeds.
        if (typeof changed['error'] === 'string') throw new ApiError(status, 'refused', changed['error'])
        await replaceRow(row.id, (present) => ({ ...present, ...Object(changed[resource.item]) }))
        if (success) notify({ tone: 'success', text: t(success, word ? { status: t(word) } : {}) })
      }
    },
    [api, entity, navigate, notify, onGone, replaceRow, resource.item, restart, sendOnce, t],
  )

  const whileBusy = useCallback(async (row: Row, work: () => Promise<void>) => {
    setBusy((ids) => new Set(ids).add(row.id))
    try {
      await work()
    } finally {
      setBusy((ids) => new Set([...ids].filter((id) => id !== row.id)))
    }
  }, [])

  const perform = useCallback(
    (action: Doing, row: Row) =>
      whileBusy(row, async () => {
        try {
          await call(action, row)
        } catch (cause) {
          if (!(cause instanceof ApiError)) throw cause
          if (endsSession(cause)) return
          const failure = action.kind === 'transition' ? action.failure : undefined
          // What the server refuses for a reason it says, such as a low balance, is in its own words.
          const own = cause.status === 402
          notify(failure && !own ? { tone: 'danger', text: t(failure) } : apiNotice(cause, t))
        }
        if (action.kind !== 'call' || action.then === 'stay') await refresh()
        // What is counted beside the navigation, such as a cart, may be another now.
        if (action.kind === 'call') refreshSession()
      }),
    [call, notify, refresh, refreshSession, t, whileBusy],
  )

  const run = useCallback(
    (action: RowAction, row: Row) => {
      if (action.kind === 'link') navigate(action.to)
      else if (action.confirm) setAsking({ action, row })
      else void perform(action, row)
    },
    [navigate, perform],
  )

  const answer = useCallback(
    (yes: boolean) => {
      setAsking(null)
      if (yes && asking && asking.action.kind !== 'link') void perform(asking.action, asking.row)
    },
    [asking, perform],
  )

  const send = useCallback(
    async (input: Record<string, unknown>) => {
      if (!asking || asking.action.kind === 'link') return
      const { action, row } = asking
      await whileBusy(row, () => call(action, row, input))
      setAsking(null)
      await refresh()
      if (action.kind === 'call') refreshSession()
    },
    [asking, call, refresh, refreshSession, whileBusy],
  )

  const isBusy = useCallback((row: Row) => busy.has(row.id), [busy])
  return useMemo(() => ({ of, run, asking, answer, send, isBusy }), [answer, asking, isBusy, of, run, send])
}
