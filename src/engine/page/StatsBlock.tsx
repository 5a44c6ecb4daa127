import type { BlockDefinition, StatDefinition, TextKey } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { numberFormat } from '../registry/cells/numberFormat.ts'
import { Icon } from '../registry/Icon.tsx'
import { Link } from '../registry/Link.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { useCellContext } from '../registry/useCellContext.ts'
import { TimesNote } from './TimesNote.tsx'
import { useWay } from '../registry/useWay.ts'
import { useCall } from './useCall.ts'

/** Tiles with one figure each, or facts with one line each. One whose call the person may not make is not there. */
export function StatsBlock({ block }: { block: Extract<BlockDefinition, { kind: 'stats' }> }) {
  const { t, can } = usePortal()
  const stats = block.stats.filter(({ source }) => can(source.access))
  if (stats.length === 0) return null
  return (
    <div className={block.look === 'facts' ? 'page-facts' : 'page-stats'}>
      {block.title === undefined ? null : <h2>{t(block.title)}</h2>}
      <ul data-trend={stats.some(({ trend }) => trend !== undefined) || undefined}>
        {stats.map((stat) => (
          <Stat key={stat.id} stat={stat} />
        ))}
      </ul>
      {block.accountDays === true && <TimesNote ofDays />}
    </div>
  )
}

function Stat({ stat }: { stat: StatDefinition }) {
  const { t } = usePortal()
  const wayTo = useWay()
  const { data, error, isLoading, refresh } = useCall(stat.source)
  // The server has the last word on who may know.
  if (error?.status === 403) return null
  const { link } = stat
  const to = link && wayTo(link)
  const title = t(stat.title)
  return (
    <li aria-busy={isLoading || undefined}>
      <p className="page-stat-title">
        {to === undefined || link?.text !== undefined ? title : <Link to={to}>{title}</Link>}
      </p>
      {error === undefined || data !== undefined ? (
        <Figure stat={stat} data={data} isLoading={isLoading} />
      ) : (
        <p className="page-stat-failure" role="alert">
          <span>{t('portal:block-failed')}</span>
          <button type="button" onClick={() => void refresh()}>
            {t('portal:try-again')}
            <span className="pb-hidden">{title}</span>
          </button>
        </p>
      )}
      {to === undefined || link?.text === undefined ? null : (
        <Link to={to} aria-label={`${t(link.text)}: ${title}`}>
          {t(link.text)}
        </Link>
      )}
    </li>
  )
}

function Figure({ stat, data, isLoading }: { stat: StatDefinition; data: unknown; isLoading: boolean }) {
  const { t } = usePortal()
  const contextOf = useCellContext(undefined, [stat.cell])
  if (isLoading) {
    return (
      <p className="page-stat-value">
        <span className="page-skeleton" />
        <span className="pb-hidden">{t('portal:loading')}</span>
      </p>
    )
  }
  const value = getPath(data, stat.source.path)
  const trend = stat.trend === undefined ? undefined : getPath(data, stat.trend.path)
  const { Cell, text } = cellOf(stat.cell)
  const context = contextOf(stat.source.path)
  return (
    <p className="page-stat-value">
      {text(value, context) === '' ? (
        <span className="pb-quiet">{t('portal:block-no-value')}</span>
      ) : (
        <Cell value={value} context={context} />
      )}
      {typeof trend === 'number' ? (
        <Trend percent={trend} against={stat.trend?.text} locale={context.locale} />
      ) : null}
    </p>
  )
}

interface TrendProps {
  percent: number
  against: TextKey | undefined
  locale: string
}

function Trend({ percent, against, locale }: TrendProps) {
  const { t } = usePortal()
  const size = `${numberFormat(locale, { maximumFractionDigits: 1 }).format(Math.abs(percent))}%`
  const key = percent === 0 ? 'portal:stats-same' : percent > 0 ? 'portal:stats-up' : 'portal:stats-down'
  return (
    <span className="page-stat-trend">
      {percent === 0 ? null : <Icon name={percent > 0 ? 'up' : 'down'} size={14} />}
      {t(key, { size })} {against === undefined ? null : t(against)}
    </span>
  )
}
