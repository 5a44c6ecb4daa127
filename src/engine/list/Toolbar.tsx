import { lazy, Suspense, useState } from 'react'
import { Icon, iconOf } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FloatingPanel } from './FloatingPanel.tsx'
import { GroupChoice } from './GroupChoice.tsx'
import { ListChartRoom } from './ListChartRoom.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListTools } from './ListTools.tsx'
import { ListStatistics } from './ListStatistics.tsx'
import { SortChoice } from './SortChoice.tsx'
import { TimesIn } from './TimesIn.tsx'
import { useNarrow } from './useNarrow.ts'
import { UpdatedNote } from './UpdatedNote.tsx'
import type { ListModel } from './useList.ts'

const ViewsPanel = lazy(() => import('./ViewsPanel.tsx').then((module) => ({ default: module.ViewsPanel })))
const ColumnChooser = lazy(() =>
  import('./ColumnChooser.tsx').then((module) => ({ default: module.ColumnChooser })),
)

/** Filters on the left, what concerns the whole list on the right. */
export function Toolbar({ model, onOpen }: { model: ListModel; onOpen: (open: boolean) => void }) {
  const { t } = usePortal()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [viewsAnchor, setViewsAnchor] = useState<HTMLElement | null>(null)
  const [exporting, setExporting] = useState(false)
  const narrow = useNarrow()
  function closeColumns() {
    setAnchor(null)
    onOpen(false)
  }
  function closeViews() {
    setViewsAnchor(null)
    onOpen(false)
  }
  async function exportRows() {
    setExporting(true)
    try {
      await model.exportCsv()
    } catch {
      // The API client has said so.
    } finally {
      setExporting(false)
    }
  }
  const { statistics } = model.resource
  const { groups = [] } = model.list
  const choice = groups.length > 0 ? <GroupChoice model={model} groups={groups} /> : null
  const times = <TimesIn model={model} onOpen={onOpen} />
  // Beside figures there is room; filters would lose theirs.
  const hasLine = !narrow && statistics !== undefined
  // In a narrow window it takes a line of its own, which it gets once it says something.
  const staysHidden = narrow && model.query.group === undefined
  return (
    <>
      <div className="list-toolbar" data-statistics={statistics !== undefined || undefined}>
        <ListFilters
          model={model}
          isNarrow={narrow}
          onOpen={onOpen}
          more={staysHidden ? choice : null}
          times={hasLine ? null : times}
        />
        {staysHidden ? null : choice}
        {statistics ? <ListStatistics model={model} statistics={statistics} /> : null}
        <span className="list-tools">
          {narrow ? <SortChoice model={model} /> : null}
          {model.list.chart ? <ListChartRoom model={model} part="button" /> : null}
          <ViewsButton
            model={model}
            isOpen={viewsAnchor !== null}
            onPress={(button) => {
              if (viewsAnchor) return closeViews()
              model.views.load()
              setViewsAnchor(button)
              onOpen(true)
            }}
          />
          <UpdatedNote readAt={model.readAt} refreshing={model.refreshing} />
          {hasLine ? times : null}
          <button
            type="button"
            className="icon-button"
            aria-label={t('portal:list-refresh')}
            title={t('portal:list-refresh')}
            data-turning={model.refreshing}
            onClick={() => void model.refresh()}
            {...iconOf('refresh')}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={t('portal:list-columns')}
            title={t('portal:list-columns')}
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            onClick={(event) => {
              if (anchor) return closeColumns()
              setAnchor(event.currentTarget)
              onOpen(true)
            }}
            {...iconOf('columns')}
          />
          <button
            type="button"
            className="button list-export"
            aria-disabled={exporting || model.matching === 0}
            title={t('portal:list-export-hint')}
            onClick={() => {
              if (!exporting && model.matching > 0) void exportRows()
            }}
          >
            <Icon name="download" size={18} />
            {t(exporting ? 'portal:list-exporting' : 'portal:list-export')}
          </button>
          <ListTools model={model} onOpen={onOpen} />
        </span>
      </div>
      <ActiveFilters model={model} />
      {viewsAnchor ? (
        <FloatingPanel
          anchor={viewsAnchor}
          onClose={closeViews}
          kind="dialog"
          label={t('portal:list-views')}
          className="views-panel"
        >
          <Suspense fallback={<p className="pb-quiet">{t('portal:loading')}</p>}>
            <ViewsPanel model={model} onClose={closeViews} />
          </Suspense>
        </FloatingPanel>
      ) : null}
      {anchor ? (
        <FloatingPanel
          anchor={anchor}
          onClose={closeColumns}
          kind="dialog"
          label={t('portal:list-columns')}
          className="column-panel"
        >
          <Suspense fallback={<p className="pb-quiet">{t('portal:loading')}</p>}>
            <ColumnChooser model={model} />
          </Suspense>
        </FloatingPanel>
      ) : null}
    </>
  )
}

interface ViewsButtonProps {
  model: ListModel
  isOpen: boolean
  onPress: (button: HTMLElement) => void
}

function ViewsButton({ model, isOpen, onPress }: ViewsButtonProps) {
  const { t } = usePortal()
  const { active } = model.views
  const text = active
    ? t(model.viewChanged ? 'portal:list-view-edited' : 'portal:list-view-current', { name: active.name })
    : t('portal:list-views')
  return (
    <button
      type="button"
      className={active ? 'button list-view' : 'icon-button'}
      aria-label={text}
      title={text}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={(event) => onPress(event.currentTarget)}
    >
      <Icon name="views" size={active ? 18 : 20} />
      {active ? (
        <>
          <span className="pb-cut">{active.name}</span>
          {model.viewChanged ? <span className="view-dot" aria-hidden="true" /> : null}
        </>
      ) : null}
    </button>
  )
}
