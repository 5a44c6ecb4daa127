import { nodeTypesFor, nodeTypeOf, summaryOfNode } from '../../../domain/call-flow/index.ts'
import { connectRefusal, nodesInOrder, type ConnectRefusal } from '../../../domain/call-flow/edit/index.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { categoryTexts } from './flowTextKeys.ts'
import { focusSelectedStep, focusStepForm, showChanges } from './focusStep.ts'
import { PickDialog } from './PickDialog.tsx'
import { useBuilder, useBuilderState } from './useBuilder.ts'

const refusals: Record<ConnectRefusal, string> = {
  start: 'call-flows:build-refused-start',
  endless: 'call-flows:build-refused-endless',
  unknown: 'call-flows:build-refused-unknown',
}

/** The dialogs that ask for a step: of a new type, to connect to, to find. */
export function BuilderDialogs() {
  const { store, actions, names } = useBuilder()
  const { t } = usePortal()
  const asking = useBuilderState((state) => state.asking)
  const close = (): void => store.set({ asking: undefined })
  if (!asking || asking.what === 'publish') return null
  if (asking.what === 'insert') {
    return (
      <PickDialog
        title={t('call-flows:build-add-step')}
        options={nodeTypesFor(store.flow.kind)
          .filter(({ category }) => category !== 'start')
          .map(({ type, category }) => ({
            id: type,
            type,
            label: names.type(type),
            hint: t(categoryTexts[category]),
          }))}
        onClose={close}
        onPick={(id) => {
          close()
          const type = nodeTypeOf(id)?.type
          if (!type) return
          actions.insert(type, asking.after)
          focusStepForm()
        }}
      />
    )
  }
  const from = asking.what === 'connect' ? asking.from : undefined
  return (
    <PickDialog
      title={
        from
          ? t('call-flows:build-connect-title', { exit: names.exit(from.exit) })
          : t('call-flows:build-find')
      }
      options={nodesInOrder(store.flow).map((node) => {
        const refusal = from && connectRefusal(store.flow, from.id, from.exit, node.id)
        return {
          id: node.id,
          type: node.type,
          label: names.fullStep(node),
          hint: [summaryOfNode(node), node.note, node.id].filter(Boolean).join(' · '),
          refusal: refusal && t(refusals[refusal]),
        }
      })}
      onClose={close}
      onPick={(id) => {
        close()
        if (from) actions.connect(from.id, from.exit, id)
        else store.select([id])
        showChanges()
        // The canvas draws what is selected a frame later.
        if (!from && store.get().view === 'canvas')
          requestAnimationFrame(() => requestAnimationFrame(focusSelectedStep))
        // The row of an exit that leads somewhere now is another one.
        else if (!from || document.activeElement === document.body) focusSelectedStep()
      }}
    />
  )
}
