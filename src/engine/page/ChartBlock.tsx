import { useContext, useId, useState } from 'react'
import type { ChartDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import { ChartDrawing, type ChartDrawingProps } from '../chart/ChartDrawing.tsx'
import type { ChartWords } from '../chart/ChartPoint.ts'
import { PointTable } from '../chart/PointTable.tsx'
import { FiltersContext } from '../list/filtersContext.ts'
import { useRoom } from '../list/useRoom.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { failureText } from '../registry/FailureMessage.tsx'
import { Icon } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { TimesNote } from './TimesNote.tsx'
import { useCellContext } from '../registry/useCellContext.ts'
import { areDays, areNames, chartPoints, isDay, isHour, isMonth } from './chartPoints.ts'
import { ChartRows } from './ChartRows.tsx'
import { useCall } from './useCall.ts'

/** A chart of what one call answers, or the same as a table. */
export function ChartBlock({ block }: { block: ChartDefinition }) {
  const { t, can } = usePortal()
  if (!can(block.source.access)) return null
  return <Chart key={t(block.title)} block={block} />
}

function Chart({ block }: { block: ChartDefinition }) {
  const { t } = usePortal()
  const filters = useContext(FiltersContext)
  const { data, error, isLoading, refresh } = useCall(block.source, filters ? { further: filters } : {})
  const [asTable, setAsTable] = useState(false)
  const heading = useId()
  const words = useWords(block)
  if (error?.status === 403) return null
  const items = getPath(data, block.source.path)
  const points = chartPoints(items, block, words.timeZone)
  return (
    <section className="page-chart" aria-labelledby={heading} aria-busy={isLoading || undefined}>
      <header>
        <h2 id={heading}>{t(block.title)}</h2>
        {points.length === 0 ? null : (
          <button type="button" className="button" onClick={() => setAsTable(!asTable)}>
            {t(asTable ? 'portal:chart-as-chart' : 'portal:chart-as-table')}
          </button>
        )}
      </header>
      {points.length > 0 && areDays(items, block.x) && <TimesNote ofDays />}
      <div className="page-chart-room">{content()}</div>
    </section>
  )

  function content() {
    if (isLoading) {
      return (
        <>
          <span className="page-skeleton" />
          <span className="pb-hidden">{t('portal:loading')}</span>
        </>
      )
    }
    if (error && data === undefined) {
      return (
        <div className="page-chart-message" role="alert">
          <Icon name="error" size={20} />
          <p>{failureText(error, t)}</p>
          <button type="button" className="button" onClick={() => void refresh()}>
            {t('portal:try-again')}
          </button>
        </div>
      )
    }
    if (points.length === 0) {
      return (
        <div className="page-chart-message">
          <Icon name="inbox" size={20} />
          <p>{t(block.empty)}</p>
        </div>
      )
    }
    if (!asTable && areNames(block, points))
      return <ChartRows block={block} points={points} figure={words.figure} />
    const series = block.series.map(({ id, title }, index) => ({ id, title: t(title), color: index }))
    const props = { series, points, words }
    return asTable ? <PointTable {...props} /> : <RoomyDrawing {...props} form={block.form} />
  }
}

interface Words extends ChartWords {
  timeZone: string
}

const HEIGHT = 240

function RoomyDrawing(props: Omit<ChartDrawingProps, 'width' | 'height'>) {
  const { t } = usePortal()
  const [room, width] = useRoom()
  return (
    <div ref={room} className="page-chart-drawing">
      <p className="pb-hidden">{t('portal:chart-see-table')}</p>
      <ChartDrawing {...props} width={width} height={HEIGHT} />
    </div>
  )
}

function useWords(block: ChartDefinition): Words {
  const contextOf = useCellContext(undefined, [block.cell])
  const context = contextOf('')
  const { text } = cellOf(block.cell)
  const days = new Intl.DateTimeFormat(context.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const months = new Intl.DateTimeFormat(context.locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const hours = new Intl.DateTimeFormat(context.locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })
  return {
    timeZone: context.timeZone,
    day: (x) => {
      if (isMonth(x)) return months.format(new Date(`${x}-01T00:00:00Z`))
      if (isDay(x)) return days.format(new Date(`${x}T00:00:00Z`))
      return isHour(x) ? hours.format(new Date(`${x}:00:00Z`)) : x
    },
    figure: (value) => text(value, context),
  }
}
