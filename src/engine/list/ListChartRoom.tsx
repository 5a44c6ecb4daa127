import { lazy, Suspense, useDeferredValue } from 'react'
import { usePreference } from '../data/usePreference.ts'
import type { ListModel } from './useList.ts'

const ListChart = lazy(() => import('./ListChart.tsx').then((module) => ({ default: module.ListChart })))

interface ListChartRoomProps {
  model: ListModel
  /** The chart, or the button that opens and closes it. */
  part: 'chart' | 'button'
}

/** Room for a part of a list's chart, which comes after the rows and moves nothing. */
export function ListChartRoom({ model, part }: ListChartRoomProps) {
  const { list, phase } = model
  const kept = usePreference(`list.${list.module}.${list.id}.chart`)
  const hasRows = useDeferredValue(phase !== 'loading', false)
  // Stored by some version of the portal.
  const choice = kept.value as { isOpen?: unknown } | null | undefined
  if (part === 'chart' && choice?.isOpen === false) return null
  return (
    <div className={`list-${part}-room`}>
      {hasRows ? (
        <Suspense>
          <ListChart model={model} part={part} kept={kept} />
        </Suspense>
      ) : null}
    </div>
  )
}
