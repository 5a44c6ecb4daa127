import type { CallFlow } from '../../../domain/call-flow/index.ts'
import { diffFlows, type NodePart } from '../../../domain/call-flow/edit/index.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { useBuilder } from './useBuilder.ts'

const partTexts: Record<NodePart, string> = {
  settings: 'call-flows:build-diff-settings',
  exits: 'call-flows:build-diff-exits',
  words: 'call-flows:build-diff-words',
}

/** What was added, removed and changed from one flow to another. */
export function FlowDifferences({ before, after }: { before: CallFlow; after: CallFlow }) {
  const { names } = useBuilder()
  const { t } = usePortal()
  const { added, removed, changed } = diffFlows(before, after)
  const lines = [
    ...(before.name === after.name
      ? []
      : [{ mark: 'changed', text: t('call-flows:build-diff-name', { name: after.name }) }]),
    ...added.map((node) => ({
      mark: 'added',
      text: t('call-flows:build-diff-added', { step: names.step(node) }),
    })),
    ...removed.map((node) => ({
      mark: 'removed',
      text: t('call-flows:build-diff-removed', { step: names.step(node) }),
    })),
    ...changed.map(({ node, parts }) => ({
      mark: 'changed',
      text: t('call-flows:build-diff-changed', {
        step: names.step(node),
        what: parts.map((part) => t(partTexts[part])).join(', '),
      }),
    })),
  ]
  if (lines.length === 0) return <p className="flow-empty">{t('call-flows:build-diff-same')}</p>
  return (
    <ul className="flow-diff">
      {lines.map(({ mark, text }, index) => (
        // Two steps may have the same name.
        <li key={`${text} ${index}`} data-mark={mark}>
          {text}
        </li>
      ))}
    </ul>
  )
}
