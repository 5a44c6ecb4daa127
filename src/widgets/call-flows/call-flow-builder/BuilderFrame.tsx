import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
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
    const isTyping = target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
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
    if (key === 'c' && selected.length > 0) return () => void actions.copy(selected)
    if (key === 'x' && selected.length > 0)
      return () => void actions.copy(selected).then(() => actions.remove(selected))
    if (key === 'v') return () => void actions.paste()
    if (key === 'd' && selected.length > 0) return () => actions.duplicate(selected)
    return undefined
  }
  const names: Record<SideName, string> = {
    step: t('call-flows:build-panel-step'),
    problems: t('call-flows:build-panel-problems'),
    simulation: t('call-flows:build-panel-simulation'),
    revisions: t('call-flows:build-panel-revisions'),
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the parts inside bubble here
    <section ref={root} className="flow-builder" aria-label={t('call-flows:builder')} onKeyDown={onKeyDown}>
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
          <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${side}`} tabIndex={-1}>
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
