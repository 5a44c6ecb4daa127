import { useMemo } from 'react'
import { readFlowFile } from './readFlowFile.ts'
import { exitsOf, FLOW_FORMAT, type FlowNode, type NodeTypeName } from '../../../domain/call-flow/index.ts'
import {
  connectExit,
  connectRefusal,
  copyNodes,
  insertNode,
  moveEarlier,
  moveLater,
  newOptions,
  nodeOf,
  pasteNodes,
  placeBeside,
  placeNodes,
  readClip,
  removeNodes,
  type FlowClip,
} from '../../../domain/call-flow/edit/index.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import type { BuilderStore } from './BuilderStore.ts'
import type { FlowNames } from './flowNames.ts'
import { intentionTexts } from './flowTextKeys.ts'

export type FlowActions = ReturnType<typeof useFlowActions>

/** Copied steps of this browser tab, where the clipboard can't be read. */
let lastClip: FlowClip | undefined

const refusals = {
  start: 'call-flows:build-refused-start',
  endless: 'call-flows:build-refused-endless',
  unknown: 'call-flows:build-refused-unknown',
} as const

/** What people do to a flow; the canvas, the outline and the panel do it alike, and say what happened. */
export function useFlowActions(store: BuilderStore, names: FlowNames) {
  const { t, notify } = usePortal()
  return useMemo(() => {
    const say = (said: string): void => store.set({ said })
    const named = (id: string): string => {
      const node = nodeOf(store.flow, id)
      return node ? names.step(node) : ''
    }
    const paste = (clip: FlowClip | undefined): void => {
      if (!clip || clip.nodes.length === 0) {
        notify({ tone: 'info', text: t('call-flows:build-nothing-to-paste') })
        return
      }
      const { flow, ids, left } = pasteNodes(store.flow, clip)
      store.edit('paste', flow)
      store.select(ids)
      say(t('call-flows:build-said-pasted', { count: ids.length }))
      if (left.length > 0) notify({ tone: 'warning', text: t('call-flows:build-said-left-out') })
    }
    const actions = {
      say,
      insert(type: NodeTypeName, after?: { id: string; exit: string }): string {
        const node = { type, options: newOptions(type) }
        const { flow, id } = insertNode(store.flow, node, after)
        store.edit('insert', after ? placeBeside(flow, id, after.id) : flow)
        store.select([id])
        say(t('call-flows:build-said-inserted', { step: named(id) }))
        return id
      },
      /** @returns whether it may lead there; the reason is shown otherwise */
      connect(from: string, exit: string, to: string | null): boolean {
        const refusal = to === null ? undefined : connectRefusal(store.flow, from, exit, to)
        if (refusal) {
          notify({ tone: 'warning', text: t(refusals[refusal]) })
          return false
        }
        store.edit(to === null ? 'disconnect' : 'connect', connectExit(store.flow, from, exit, to))
        say(
          to === null
            ? t('call-flows:build-said-disconnected', { exit: names.exit(exit) })
            : t('call-flows:build-said-connected', { exit: names.exit(exit), step: named(to) }),
        )
        return true
      },
      remove(ids: readonly string[]): void {
        const before = store.flow.nodes.length
        store.edit('remove', removeNodes(store.flow, ids))
        const count = before - store.flow.nodes.length
        if (count > 0) say(t('call-flows:build-said-removed', { count }))
      },
      reorder(id: string, way: 'earlier' | 'later'): void {
        const before = store.flow
        store.edit('reorder', way === 'earlier' ? moveEarlier(before, id) : moveLater(before, id))
        const isMoved = store.flow !== before
        say(
          isMoved
            ? t('call-flows:build-said-moved', { step: named(id) })
            : t('call-flows:build-said-not-moved'),
        )
      },
      /** @returns the steps as text for the clipboard; undefined where none can be copied */
      clip(ids: readonly string[]): string | undefined {
        const clip = copyNodes(store.flow, new Set(ids))
        if (clip.nodes.length === 0) return undefined
        lastClip = clip
        say(t('call-flows:build-said-copied', { count: clip.nodes.length }))
        return JSON.stringify(clip)
      },
      async copy(ids: readonly string[]): Promise<void> {
        const text = actions.clip(ids)
        if (text !== undefined) await navigator.clipboard?.writeText(text).catch(() => undefined)
      },
      /** Steps of this flow or another, else those copied last. */
      paste(text: string): void {
        paste(readClip(text) ?? lastClip)
      },
      /** As `paste`, without an event that brings the text. */
      async pasteClipboard(): Promise<void> {
        const text = await navigator.clipboard?.readText().catch(() => '')
        actions.paste(text ?? '')
      },
      duplicate(ids: readonly string[]): void {
        paste(copyNodes(store.flow, new Set(ids)))
      },
      undo(): void {
        const what = store.undo()
        if (what) say(t('call-flows:build-said-undone', { what: t(intentionTexts[what]) }))
      },
      redo(): void {
        const what = store.redo()
        if (what) say(t('call-flows:build-said-redone', { what: t(intentionTexts[what]) }))
      },
      async tidy(): Promise<void> {
        const { tidyPositions } = await import('./tidyPositions.ts')
        store.edit('tidy', placeNodes(store.flow, tidyPositions(store.flow)))
        store.set({ fitted: store.get().fitted + 1 })
        say(t('call-flows:build-said-tidied'))
      },
      exportFile(): void {
        downloadJson(store.flow, `${store.flow.name}.json`)
      },
      async importFile(file: File): Promise<void> {
        const flow = readFlowFile(await file.text())
        if (flow?.format !== FLOW_FORMAT || flow.kind !== store.flow.kind) {
          notify({ tone: 'danger', text: t('call-flows:build-import-failed') })
          return
        }
        store.edit('replace', { ...flow, name: store.flow.name })
        store.set({ fitted: store.get().fitted + 1 })
        notify({ tone: 'success', text: t('call-flows:build-imported') })
      },
    }
    return actions
  }, [store, names, t, notify])
}

/** The exit after which a step is added, where nobody says which: the first that leads nowhere, else the first. */
export function exitToExtend(node: FlowNode): string | undefined {
  const exits = exitsOf(node)
  return exits.find((exit) => typeof node.exits[exit] !== 'string') ?? exits[0]
}

/** Hands a document to the browser's downloads. */
export function downloadJson(value: unknown, name: string): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
