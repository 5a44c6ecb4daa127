import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { failureText } from '../../../engine/registry/FailureMessage.tsx'
import { ApiError } from '../../../engine/registry/apiClient.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { BuilderDialogs } from './BuilderDialogs.tsx'
import type { SideName } from './BuilderStore.ts'
import { BuilderToolbar } from './BuilderToolbar.tsx'
import type { FlowCalls } from './flowDraft.ts'
import { FlowCanvas } from './FlowCanvas.tsx'
import { FlowOutline } from './FlowOutline.tsx'
import { focusSelectedStep } from './focusStep.ts'
import { ProblemsPanel } from './ProblemsPanel.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { RevisionsPanel } from './RevisionsPanel.tsx'
import { SaveConflict } from './SaveConflict.tsx'
import { SimulationPanel } from './SimulationPanel.tsx'
import { StepPanel } from './StepPanel.tsx'
import { useBuilder, useBuilderState } from './useBuilder.ts'
import { useDraftSaving } from './useDraftSaving.ts'
import './callFlowBuilder.css'

interface BuilderFrameProps {
  calls: FlowCalls
  /** Where work that isn't saved is kept in the browser. */
  keptAt: string
}

/** Canvas or outline, and beside it the step, problems, simulation and revisions. */
export function BuilderFrame({ calls, keptAt }: BuilderFrameProps) {
  const { store, actions } = useBuilder()
  const { t, notify, guardLeaving } = usePortal()
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const [round, setRound] = useState(0)
  const view = useBuilderState((state) => state.view)
  const side = useBuilderState((state) => state.side)
  const said = useBuilderState((state) => state.said)
  const isUnsaved = useBuilderState((state) => state.saving === 'failed')
  const { flush, overwrite } = useDraftSaving(store, calls, keptAt)
  useEffect(() => {
    guardLeaving(isUnsaved)
    return () => guardLeaving(false)
  }, [guardLeaving, isUnsaved])

  const publish = async (message: string): Promise<boolean> => {
    if (!(await flush())) return false
    try {
      const revision = await calls.publish(message, store.get().version)
      notify({ tone: 'success', text: t('call-flows:build-published-now', { count: revision }) })
      setRound((before) => before + 1)
      return true
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      notify({ tone: 'danger', text: failureText(cause, t, t('call-flows:build-publish-failed')) })
      return false
    }
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const { target } = event
    // A dialog is no part of it, though React hands its keys on.
    if (!isInside(target)) return
    const isTyping = isTyped(target)
    if (event.key === 'Escape' && !event.defaultPrevented && target.closest('.flow-side')) focusSelectedStep()
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const run = runOf(event.key.toLowerCase(), event.shiftKey, isTyping)
    if (!run) return
    event.preventDefault()
    run()
  }
  const runOf = (key: string, shift: boolean, isTyping: boolean): (() => void) | undefined => {
    const { selected } = store.get()
    if (key === 'f') return () => store.set({ asking: { what: 'find' } })
    if (store.isReadOnly) return undefined
    if (key === 's') return () => void flush()
    if (key === 'z') return () => (shift ? actions.redo() : actions.undo())
    if (key === 'y') return () => actions.redo()
    if (isTyping) return undefined
    if (key === 'd' && selected.length > 0) return () => actions.duplicate(selected)
    return undefined
  }
  // Events of the clipboard bring its content along; reading it anytime needs a permission.
  const onCopy = (event: ClipboardEvent): void => {
    const { selected } = store.get()
    const isCut = event.type === 'cut' && !store.isReadOnly
    if (!isInside(event.target) || isTyped(event.target) || selected.length === 0) return
    if (globalThis.getSelection()?.isCollapsed === false) return
    const clip = actions.clip(selected)
    if (clip === undefined) return
    event.clipboardData.setData('text/plain', clip)
    event.preventDefault()
    if (isCut) actions.remove(selected)
  }
  const onPaste = (event: ClipboardEvent): void => {
    if (store.isReadOnly || !isInside(event.target) || isTyped(event.target)) return
    event.preventDefault()
    actions.paste(event.clipboardData.getData('text/plain'))
  }
  const isInside = (target: EventTarget): target is HTMLElement =>
    target instanceof Node && root.current?.contains(target) === true
  useKeptFocus(root)
  const names: Record<SideName, string> = {
    step: t('call-flows:build-panel-step'),
    problems: t('call-flows:build-panel-problems'),
    simulation: t('call-flows:build-panel-simulation'),
    revisions: t('call-flows:build-panel-revisions'),
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the parts inside bubble here
    <section
      ref={root}
      className="flow-builder"
      aria-label={t('call-flows:builder')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onCut={onCopy}
      onPaste={onPaste}
    >
      <BuilderToolbar onSave={() => void flush()} />
      <div className="flow-body">
        {view === 'canvas' ? <FlowCanvas /> : <FlowOutline />}
        <div className="flow-side">
          <Tabs
            value={side}
            aria-label={t('call-flows:build-panels')}
            variant="fullWidth"
            onChange={(_, next: SideName) => store.set({ side: next })}
          >
            {(Object.keys(names) as SideName[]).map((name) => (
              <Tab
                key={name}
                value={name}
                label={names[name]}
                id={`${id}-${name}`}
                aria-controls={`${id}-panel`}
              />
            ))}
          </Tabs>
          <div
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-${side}`}
            tabIndex={store.isReadOnly ? 0 : -1}
          >
            {side === 'step' && <StepPanel />}
            {side === 'problems' && <ProblemsPanel />}
            {side === 'simulation' && <SimulationPanel calls={calls} />}
            {side === 'revisions' && <RevisionsPanel calls={calls} flush={flush} round={round} />}
          </div>
        </div>
      </div>
      <output className="pb-hidden" aria-live="polite">
        {said}
      </output>
      <BuilderDialogs />
      <PublishDialog onPublish={publish} />
      <SaveConflict onOverwrite={() => void overwrite()} />
    </section>
  )
}

function isTyped(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}

/** What a change removes may have had the focus; then the keyboard goes on in what is selected now. */
function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const { store } = useBuilder()
  useEffect(() => {
    let flow = store.flow
    return store.subscribe(() => {
      if (flow === store.flow) return
      flow = store.flow
      if (root.current?.contains(document.activeElement) !== true) return
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusSelectedStep()
      })
    })
  }, [store, root])
}
