import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { ListChartDefinition } from '../../language/portal.ts'
import { daysIn, type SeriesUnit } from '../../shared/series.ts'
import { formatDate } from '../../shared/dates.ts'
import { ChartDrawing } from '../chart/ChartDrawing.tsx'
import type { ChartSeries, ChartWords } from '../chart/ChartPoint.ts'
import { PointTable } from '../chart/PointTable.tsx'
import type { Preference } from '../data/usePreference.ts'
import { useRead } from '../data/useRead.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { failureText } from '../registry/FailureMessage.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { useCellContext } from '../registry/useCellContext.ts'
import { readChartChoice, type ChartChoice } from './chartChoice.ts'
import { readSeries, type ReadSeries, type SeriesAnswer, type SeriesBar } from './chartSeries.ts'
import type { ListModel } from './useList.ts'
import './list-chart.css'

interface ListChartProps {
  model: ListModel
  part: 'chart' | 'button'
  /** How the person sees it. */
  kept: Preference
}

/** A part of a list's chart. */
export function ListChart({ model, part, kept }: ListChartProps) {
  const { chart } = model.list
  const choice = readChartChoice(kept.value)
  if (part === 'button') return <ChartButton choice={choice} choose={kept.save} />
  return chart ? <Content model={model} chart={chart} choice={choice} choose={kept.save} /> : null
}

interface Choosing {
  choice: ChartChoice
  choose: (choice: ChartChoice) => void
}

/** Opens and closes it. */
function ChartButton({ choice, choose }: Choosing) {
  const { t } = usePortal()
  const text = t(choice.isOpen ? 'portal:list-chart-hide' : 'portal:list-chart-show')
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={text}
      title={text}
      aria-expanded={choice.isOpen}
      onClick={() => choose({ ...choice, isOpen: !choice.isOpen })}
    >
      <svg width={20} height={20} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d="M4 9h4v11H4zm12 4h4v7h-4zm-6-9h4v16h-4z" />
      </svg>
    </button>
  )
}

interface ContentProps extends Choosing {
  model: ListModel
  chart: ListChartDefinition
}

/** A figure of the rows that match, by day, week or month; pressing a bar filters the list to it. */
function Content({ model, chart, choice, choose }: ContentProps) {
  const { t } = usePortal()
  const { list, asked, path, resource, setFilter } = model
  const { by, split } = chart
  const heading = useId()
  const { data, error, refresh } = useRead<SeriesAnswer>(`${path}/statistics/series`, {
    query: { ...asked, by, ...(split && { split: split.field }) },
    refreshSeconds: list.refreshSeconds,
    keepPrevious: true,
  })
  const statistics = chart.values.flatMap((id) => resource.statistics?.filter((each) => each.id === id) ?? [])
  const statistic = statistics.find(({ id }) => id === choice.value) ?? statistics[0]
  const words = useChartWords(data?.series, statistic?.cell ?? 'number')
  const nameOf = useValueNames(model, split)
  if (!statistic) return null
  const title = t(titles[data?.series.unit ?? 'day'], { figure: t(statistic.title) })
  const named = { id: statistic.id, title: t(statistic.title) }
  const read = data && readSeries(data.series, named, split, nameOf, t('portal:list-chart-other'))
  return (
    <section className="list-chart-content" aria-labelledby={heading} aria-busy={!data && !error}>
      <header>
        <h2 id={heading}>{title}</h2>
        {statistics.length > 1 ? (
          <fieldset className="segmented">
            <legend className="pb-hidden">{t('portal:list-chart-figure')}</legend>
            {statistics.map(({ id, title: name }) => (
              <label key={id}>
                <input
                  type="radio"
                  className="pb-hidden"
                  name={heading}
                  checked={id === statistic.id}
                  onChange={() => choose({ ...choice, value: id })}
                />
                {t(name)}
              </label>
            ))}
          </fieldset>
        ) : null}
        {read ? <Summary read={read} words={words} /> : null}
      </header>
      {content()}
    </section>
  )

  function content() {
    if (read === undefined)
      return error ? (
        <div className="list-chart-message" role="alert">
          <p>{failureText(error, t)}</p>
          <button type="button" className="button" onClick={() => void refresh()}>
            {t('portal:try-again')}
          </button>
        </div>
      ) : (
        <span className="list-chart-skeleton">
          <span className="pb-hidden">{t('portal:loading')}</span>
        </span>
      )
    if (read.bars.every(({ sum }) => sum === 0))
      return <p className="list-chart-message">{t('portal:list-chart-nothing')}</p>
    return (
      <>
        <Drawing
          read={read}
          words={words}
          isTime={statistic?.cell === 'duration'}
          isSplit={split !== undefined}
          onPress={({ from, to }) => setFilter(chart.filter, `${from}..${to}`)}
        />
        <div className="pb-hidden">
          <PointTable caption={title} series={read.series} points={read.points} words={words} />
        </div>
      </>
    )
  }
}

const titles = {
  day: 'portal:list-chart-days',
  week: 'portal:list-chart-weeks',
  month: 'portal:list-chart-months',
} as const satisfies Record<SeriesUnit, string>

interface SeriesWords extends ChartWords {
  unit: SeriesUnit
  /** In a sentence, unlike on an axis, days are written as everywhere. */
  date: (day: string) => string
}

function useChartWords(series: SeriesAnswer['series'] | undefined, cell: string): SeriesWords {
  const unit = series?.unit ?? 'day'
  // The same day comes again.
  const isLong = series !== undefined && daysIn(series) > 365
  const context = useCellContext(undefined, [cell])('')
  const { text } = cellOf(cell)
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(context.locale, { month: 'short', timeZone: 'UTC', ...options })
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
  const short = formatter({
    ...(unit !== 'month' && { day: 'numeric' }),
    ...((unit === 'month' || isLong) && { year: 'numeric' }),
  })
  return {
    unit,
    day: (day) => short.format(dateOf(day)),
    date: (day) => (unit === 'month' ? short.format(dateOf(day)) : formatDate(dateOf(day))),
    figure: (value) => text(value, context),
  }
}

function useValueNames(
  { entity }: ListModel,
  split: ListChartDefinition['split'],
): (value: string | null) => string {
  const { t } = usePortal()
  const contextOf = useCellContext(entity, split ? [split.cell] : [])
  return (value) => {
    if (value === null || !split) return t('portal:list-group-none')
    const words = split.words[value]
    return words === undefined ? cellOf(split.cell).text(value, contextOf(split.field)) || value : t(words)
  }
}

const peaks = {
  day: 'portal:list-chart-peak-day',
  week: 'portal:list-chart-peak-week',
  month: 'portal:list-chart-peak-month',
} as const satisfies Record<SeriesUnit, string>

/** The total of the period and its highest bar, in a sentence. */
function Summary({ read: { bars, total, peak }, words }: { read: ReadSeries; words: SeriesWords }) {
  const { t } = usePortal()
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last) return null
  return (
    <p className="pb-quiet">
      {t('portal:list-chart-total', {
        period: [...new Set([formatDate(first.from), formatDate(last.to)])].join(' – '),
        figure: words.figure(total),
      })}
      {peak && bars.length > 1 ? (
        <> {t(peaks[words.unit], { figure: words.figure(peak.sum), day: words.date(peak.at) })}</>
      ) : null}
    </p>
  )
}

interface DrawingProps {
  read: ReadSeries
  words: SeriesWords
  isTime: boolean
  isSplit: boolean
  onPress: (bar: SeriesBar) => void
}

function Drawing({ read, words, isTime, isSplit, onPress }: DrawingProps) {
  const { series, points, bars } = read
  const [room, { width, height }] = useSize()
  return (
    <div className="list-chart-drawing">
      <ChartDrawing
        form="bar"
        stacked
        named={isSplit}
        series={series}
        points={points}
        words={words}
        room={room}
        width={width}
        height={height}
        scale={{ steps: 3, isTime }}
        over={({ left, slot }) =>
          bars.length > 1 ? (
            <Bars read={read} words={words} left={left} slot={slot} onPress={onPress} />
          ) : null
        }
      />
    </div>
  )
}

/** Size of an element in px, followed as it changes; 0 before it is known. */
function useSize(): [RefObject<HTMLDivElement | null>, { width: number; height: number }] {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, size]
}

interface BarsProps extends Pick<DrawingProps, 'read' | 'words' | 'onPress'> {
  left: number
  slot: number
}

/** The bars as buttons, one of which is a tab stop; arrows, Home and End move among them. */
function Bars({ read: { bars, points, series }, words, left, slot, onPress }: BarsProps) {
  const { t } = usePortal()
  const [active, setActive] = useState<string>()
  const shown = bars.flatMap((bar, index) => (bar.sum === 0 ? [] : { bar, index }))
  const stop = shown.some(({ bar }) => bar.at === active) ? active : shown.at(-1)?.bar.at
  return (
    <div role="toolbar" aria-label={t('portal:list-chart-filter')} className="list-chart-bars">
      <div role="presentation" onKeyDown={moveAmong}>
        {shown.map(({ bar, index }) => (
          <button
            key={bar.at}
            type="button"
            tabIndex={bar.at === stop ? 0 : -1}
            aria-label={`${words.day(bar.at)}: ${words.figure(bar.sum)}`}
            title={told(bar, partsOf(points[index]?.values ?? [], series, words))}
            style={{ insetInlineStart: left + index * slot, inlineSize: slot }}
            onFocus={() => setActive(bar.at)}
            onClick={() => onPress(bar)}
          />
        ))}
      </div>
    </div>
  )

  function told(bar: SeriesBar, parts: string): string {
    const figure = `${words.day(bar.at)}: ${words.figure(bar.sum)}`
    return series.length > 1 ? `${figure} (${parts})` : figure
  }
}

function partsOf(values: readonly number[], series: readonly ChartSeries[], words: ChartWords): string {
  return values
    .flatMap((value, index) => (value === 0 ? [] : `${series[index]?.title ?? ''} ${words.figure(value)}`))
    .join(', ')
}

function moveAmong(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[event.key]
  if (next === undefined || at === -1) return
  event.preventDefault()
  buttons[Math.max(0, Math.min(next, buttons.length - 1))]?.focus()
}
