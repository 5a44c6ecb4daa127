import { Icon } from '../../../engine/registry/Icon.tsx'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { nodeOf } from '../../../domain/call-flow/edit/index.ts'
import { levelTexts } from './flowTextKeys.ts'
import { focusStepForm } from './focusStep.ts'
import { useBuilder, useBuilderState } from './useBuilder.ts'

const icons = { error: 'error', warning: 'warning', info: 'info' } as const

/** What is wrong, errors first; each leads to its step. */
export function ProblemsPanel() {
  const { store, names } = useBuilder()
  const { t } = usePortal()
  const problems = useBuilderState((state) => state.problems)
  const flow = useBuilderState(({ history }) => history.flow)
  if (problems.length === 0) return <p className="flow-empty">{t('call-flows:build-no-problems')}</p>
  return (
    <ul className="flow-problems">
      {problems.map((problem, index) => {
        const node = nodeOf(flow, problem.nodeId ?? '')
        return (
          // Several problems of a step may be alike.
          <li key={`${problem.rule}:${problem.nodeId}:${problem.path}:${problem.exit}:${index}`}>
            <button
              type="button"
              data-level={problem.level}
              onClick={() => {
                if (!node) return
                store.set({ shown: store.get().shown + 1 })
                store.select([node.id])
                focusStepForm(problem)
              }}
            >
              <Icon name={icons[problem.level]} size={18} />
              <span>
                <strong>{node ? names.step(node) : t('call-flows:build-whole-flow')}</strong>
                <span className="pb-hidden">{t(levelTexts[problem.level])}</span>
                <span>{names.problem(problem)}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
