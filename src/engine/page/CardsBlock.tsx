import { useId, useRef, useState } from 'react'
import { evaluateCondition, fillTemplate } from '../../language/index.ts'
import type { BlockDefinition, ChoiceDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import { refreshReads } from '../data/index.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { failureText } from '../registry/FailureMessage.tsx'
import { Icon } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { QuestionDialog } from '../registry/QuestionDialog.tsx'
import { StateNotice } from '../registry/StateNotice.tsx'
import { useCellContext } from '../registry/useCellContext.ts'
import { useRefusingState } from '../registry/useRefusingState.ts'
import { toApiError } from '../wizard/useRecord.ts'
import { StatsBlock } from './StatsBlock.tsx'
import { useCall } from './useCall.ts'

type ChoiceAction = ChoiceDefinition['actions'][number]

/** Things to choose between, side by side; each with the buttons that choose it. */
export function CardsBlock({ block }: { block: Extract<BlockDefinition, { kind: 'cards' }> }) {
  const { t } = usePortal()
  return (
    <div className="page-cards">
      {block.title === undefined ? null : <h2>{t(block.title)}</h2>}
      <ul>
        {block.cards.map((card) => (
          <Card key={card.id} card={card} heading={block.title === undefined ? 'h2' : 'h3'} />
        ))}
      </ul>
    </div>
  )
}

/** @param heading the level below what stands above the cards */
function Card({ card, heading: Heading }: { card: ChoiceDefinition; heading: 'h2' | 'h3' }) {
  const { t, can, session } = usePortal()
  const [now] = useState(() => new Date().toISOString())
  const scope = { ...session, now }
  const heading = useId()
  const { mark, figure } = card
  const isMarked = mark !== undefined && evaluateCondition(mark.when, scope)
  const actions = card.actions.filter(
    ({ access, when }) => can(access) && (when === undefined || evaluateCondition(when, scope)),
  )
  return (
    <li aria-labelledby={heading} data-marked={isMarked || undefined}>
      <header>
        <Heading id={heading}>{t(card.title)}</Heading>
        {isMarked ? (
          <span className="page-card-mark">
            <Icon name="check" size={14} />
            {t(mark.text)}
          </span>
        ) : null}
      </header>
      {figure && can(figure.source.access) ? <Figure figure={figure} /> : null}
      <p>{t(card.text)}</p>
      {card.points.length === 0 ? null : (
        <ul className="page-card-points">
          {card.points.map((point) => (
            <li key={point}>
              <Icon name="check" size={16} />
              {t(point)}
            </li>
          ))}
        </ul>
      )}
      {actions.length === 0 ? null : <Actions actions={actions} />}
    </li>
  )
}

function Figure({ figure }: { figure: NonNullable<ChoiceDefinition['figure']> }) {
  const { t } = usePortal()
  const { data, error, refresh } = useCall(figure.source)
  const contextOf = useCellContext(undefined, [figure.cell])
  const { Cell, text } = cellOf(figure.cell)
  const context = contextOf(figure.source.path)
  const value = getPath(data, figure.source.path)
  if (error && data === undefined)
    return (
      <p className="page-stat-failure" role="alert">
        <span>{t('portal:block-failed')}</span>
        <button type="button" onClick={() => void refresh()}>
          {t('portal:try-again')}
        </button>
      </p>
    )
  return (
    <p className="page-card-figure" aria-busy={data === undefined || undefined}>
      {data === undefined ? (
        <span className="page-skeleton" />
      ) : text(value, context) === '' ? (
        <span className="pb-quiet">{t('portal:block-no-value')}</span>
      ) : (
        <Cell value={value} context={context} />
      )}
      {figure.unit === undefined ? null : <span className="page-card-unit">{t(figure.unit)}</span>}
    </p>
  )
}

function Actions({ actions }: { actions: ChoiceAction[] }) {
  const { t } = usePortal()
  const { asking, busy, failure, press, answer } = useActions()
  const refusing = useRefusingState()
  const stateOf = ({ asks }: ChoiceAction) => refusing(asks === undefined ? {} : { call: asks })
  const state = actions.map(stateOf).find((each) => each !== undefined)
  return (
    <div className="page-card-foot">
      {failure === undefined ? null : (
        <p className="page-card-failure" role="alert">
          {failure}
        </p>
      )}
      {state ? <StateNotice state={state} /> : null}
      {actions.map((action) => (
        <button
          key={action.id}
          type="button"
          className="button"
          data-kind={action.quiet ? undefined : 'primary'}
          aria-busy={busy || undefined}
          disabled={stateOf(action) !== undefined}
          onClick={() => press(action)}
        >
          {t(action.title)}
        </button>
      ))}
      {asking?.confirm ? (
        <QuestionDialog
          title={t(asking.confirm.title)}
          text={t(asking.confirm.text)}
          dismiss={t(asking.confirm.dismiss)}
          action={t(asking.confirm.action)}
          tone={asking.tone}
          onAnswer={answer}
        >
          {asking.figures ? (
            <StatsBlock
              block={{ id: asking.id, kind: 'stats', width: 'full', look: 'facts', stats: asking.figures }}
            />
          ) : null}
        </QuestionDialog>
      ) : null}
    </div>
  )
}

/** Asks, calls, and says what happened; then everything on the page is read again. */
function useActions() {
  const { api, session, t, notify, navigate, restart, refreshSession } = usePortal()
  const [asking, setAsking] = useState<ChoiceAction>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const running = useRef(false)

  async function run(action: ChoiceAction): Promise<void> {
    const path = fillTemplate(action.call, session, encodeURIComponent)
    const then = fillTemplate(action.then, session, encodeURIComponent)
    if (running.current || path === undefined || then === undefined) return
    running.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await api.send(action.method, path, { fallback: false })
      if (action.success !== undefined) notify({ tone: 'success', text: t(action.success) })
      if (then === 'restart') return restart()
      refreshSession()
      refreshReads()
      if (then !== 'stay') navigate(then)
    } catch (error) {
      setFailure(failureText(toApiError(error), t))
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    asking,
    busy,
    failure,
    press: (action: ChoiceAction) => (action.confirm ? setAsking(action) : void run(action)),
    answer: (yes: boolean) => {
      setAsking(undefined)
      if (yes && asking) void run(asking)
    },
  }
}
