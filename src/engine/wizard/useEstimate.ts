import { useCallback, useMemo } from 'react'
import { useRead } from '../data/index.ts'
import { submitValue } from '../../language/index.ts'
import type { TextParams } from '../../language/fillText.ts'
import type {
  EntityDefinition,
  EstimateDefinition,
  ResourceDefinition,
  TextKey,
  WizardDefinition,
} from '../../language/portal.ts'
import { useFormSelector } from '../form/index.ts'
import type { FormStore } from '../form/index.ts'
import { cellOf } from '../registry/cells/cells.ts'
import type { CellContext } from '../registry/cells/CellVariant.ts'
import { usePortal, type Translate } from '../registry/portalContext.ts'
import { useCellContext } from '../registry/useCellContext.ts'
import { getPath } from '../../shared/paths.ts'

/** What an estimate answers: figures, and, where the record is refused, why by field. */
export interface EstimateAnswer {
  fields?: Record<string, string>
  [figure: string]: unknown
}

export interface Estimate {
  /** Panel of the last step. */
  panel: string | undefined
  /** Shown there instead of a panel; undefined where the definition names none. */
  figures: EstimatedFigure[] | undefined
  /** Why the record would be refused. */
  problems: string[]
  /** What fills the texts; undefined until the answer is there. */
  slots: TextParams | undefined
  /** Properties of the record that say what was shown; undefined until the answer is there, or where none do. */
  confirmed: Record<string, unknown> | undefined
  /** The one of them that names what the record is made of. */
  identity: string | undefined
  /** Asks anew, for what is shown and for what is asked before saving. */
  ask: () => Promise<EstimateAnswer>
}

/** A figure in words. */
export interface EstimatedFigure {
  id: string
  title: TextKey
  /** Undefined until the answer is there. */
  text: string | undefined
}

interface EstimateSetup {
  definition: WizardDefinition
  resource: ResourceDefinition
  entity: EntityDefinition
  store: FormStore
  /** The last step is open. */
  atLast: boolean
}

/** What saving will do, in the server's figures; undefined for a wizard, or a mode, without an estimate. */
export function useEstimate(setup: EstimateSetup): Estimate | undefined {
  const { definition, resource, entity, store, atLast } = setup
  const { api, t } = usePortal()
  const estimate = definition.estimate?.modes.includes(store.mode) ? definition.estimate : undefined
  const call = estimate?.call
  const body = useFormSelector(store, () =>
    call === undefined || !atLast ? '' : estimateBody(entity, resource, store),
  )
  const { data, replace } = useRead<EstimateAnswer>(body === '' ? null : (call ?? null), { post: body })
  const cells = useMemo(
    () => [...Object.values(estimate?.slots ?? {}), ...(estimate?.figures ?? [])].map(({ cell }) => cell),
    [estimate],
  )
  const contextOf = useCellContext(entity, cells)
  const slots = useMemo(
    () => (estimate && data ? slotsOf(estimate, data, contextOf(''), t) : undefined),
    [estimate, data, contextOf, t],
  )
  const figures = useMemo(
    () => estimate && figuresOf(estimate, data, contextOf('')),
    [estimate, data, contextOf],
  )
  const problems = useMemo(() => Object.values(data?.fields ?? {}), [data])
  const confirmed = useMemo(() => estimate && data && confirmedOf(estimate, data), [estimate, data])
  const ask = useCallback(async () => {
    const { body: answer } = await api.send<EstimateAnswer>('POST', call ?? '', {
      body: JSON.parse(estimateBody(entity, resource, store)),
      fallback: false,
    })
    await replace(() => answer)
    return answer
  }, [api, call, entity, resource, store, replace])
  return useMemo(
    () =>
      estimate && {
        panel: estimate.panel,
        figures,
        problems,
        slots,
        confirmed,
        identity: estimate.identity,
        ask,
      },
    [estimate, figures, problems, slots, confirmed, ask],
  )
}

function figuresOf(
  { figures }: EstimateDefinition,
  answer: EstimateAnswer | undefined,
  context: CellContext,
): EstimatedFigure[] | undefined {
  return figures?.flatMap(({ id, title, path, cell }) => {
    const figure = answer && getPath(answer, path)
    if (answer && (figure === undefined || figure === null)) return []
    return { id, title, text: answer && cellOf(cell).text(figure, context) }
  })
}

/** A figure the person may not see isn't in the answer, and isn't confirmed. */
export function confirmedOf(
  { confirms }: Pick<EstimateDefinition, 'confirms'>,
  answer: EstimateAnswer,
): Record<string, unknown> | undefined {
  if (!confirms) return undefined
  const figures = Object.entries(confirms).map(([name, path]) => [name, getPath(answer, path)] as const)
  return Object.fromEntries(figures.filter(([, figure]) => figure !== undefined))
}

function estimateBody(entity: EntityDefinition, { item }: ResourceDefinition, store: FormStore): string {
  // In the order of the entity, so that a panel that asks the same question shares the answer.
  const value = Object.fromEntries(Object.keys(entity.properties).map((name) => [name, store.get(name)]))
  return JSON.stringify({ [item]: submitValue(entity, value, store.operation, store.scope()) })
}

/** The figures as words; the slot `count` stays a number, which chooses the plural form, unless it is approximate. */
export function slotsOf(
  { slots }: EstimateDefinition,
  answer: EstimateAnswer,
  context: CellContext,
  t: Translate,
): TextParams {
  return Object.fromEntries(
    Object.entries(slots).map(([name, { path, cell, about }]) => {
      const figure = getPath(answer, path)
      if (about !== undefined && getPath(answer, about) === true)
        return [name, t('portal:wizard-about', { value: cellOf(cell).text(figure, context) })]
      return [
        name,
        name === 'count' && typeof figure === 'number' ? figure : cellOf(cell).text(figure, context),
      ]
    }),
  )
}
