import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { callOfBulk, callOfOperation, evaluateCondition, fillTemplate } from '../../language/index.ts'
import type {
  AccountStateDefinition,
  ColumnDefinition,
  CompiledModule,
  LinkDefinition,
  ResourceDefinition,
} from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import { FailureMessage, failureText } from '../registry/FailureMessage.tsx'
import { Icon } from '../registry/Icon.tsx'
import { Link } from '../registry/Link.tsx'
import { NotFound } from '../registry/NotFound.tsx'
import { PageHeader } from '../registry/PageHeader.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { ScreenMessage } from '../registry/ScreenMessage.tsx'
import { useRefusingState } from '../registry/useRefusingState.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { columnDecimals } from '../registry/cells/columnDecimals.ts'
import { useCellContext } from '../registry/useCellContext.ts'
import { clampWidth, layColumns } from './columnLayout.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { factsHeight } from './expandedRows.ts'
import { useExpanded } from './useExpanded.ts'
import { effectiveSort } from '../../language/lists/listUrl.ts'
import { FiltersContext } from './filtersContext.ts'
import { CardRows } from './CardRows.tsx'
import { cardColumns } from './cardColumns.ts'
import { bulkActions, type BulkAction } from './bulkActions.ts'
import { SelectionContext } from './selectionContext.ts'
import { useSelection } from './useSelection.ts'
import { ListChartRoom } from './ListChartRoom.tsx'
import { ListRows } from './ListRows.tsx'
import { Menu } from './Menu.tsx'
import { ApiCallButton } from '../action/ApiCallButton.tsx'
import type { ParentRule } from '../data/useParentRule.ts'
import type { ShownCall } from '../data/toCurl.ts'
import { PagingBar } from './PagingBar.tsx'
import type { Row } from './Row.ts'
import { RowsContext, useRowsTools, type RowsTools } from './rowsContext.ts'
import { Toolbar } from './Toolbar.tsx'
import { useColumnNeeds } from './useColumnNeeds.ts'
import { useDrawer, type Drawer } from './useDrawer.ts'
import { useList, type ListModel } from './useList.ts'
import type { ListViews } from './useListViews.ts'
import { useMoreBeyond } from './useMoreBeyond.ts'
import { useNarrow } from './useNarrow.ts'
import { useRoom, useScrollBarWidth } from './useRoom.ts'
import { useRowActions, type RowActions } from './useRowActions.ts'
import './list.css'

export interface ListScreenProps {
  module: CompiledModule
  listId: string
  /** It is a part of a page, which has the title of the screen. */
  embedded?: boolean
  /** Figures of the rows that match, drawn above them. */
  figures?: ReactNode
  /** Draws the page of a record, where a list opens it in a drawer. */
  drawRecord?: ((page: string, id: string, above: string) => ReactNode) | undefined
}

const BulkBar = lazy(() => import('./BulkBar.tsx').then((module) => ({ default: module.BulkBar })))
const RecordDrawer = lazy(() =>
  import('./RecordDrawer.tsx').then((module) => ({ default: module.RecordDrawer })),
)
const ParentGate = lazy(() =>
  import('../data/ParentGate.tsx').then((module) => ({ default: module.ParentGate })),
)

const ACTIONS_WIDTH = 80
const NARROW_ACTIONS_WIDTH = 56
const NARROW_ROOM = 600
const SELECT_WIDTH = 44
const EXPAND_WIDTH = 40

/** A list of a module: filters, rows, paging and what can be done with them. */
export function ListScreen({ module, listId, embedded, figures, drawRecord }: ListScreenProps) {
  const { t } = usePortal()
  const model = useList(module, listId)
  const selection = useSelection(model.rows, model.matching, model.asked)
  const actions = useRowActions(model, selection.drop)
  const [menu, setMenu] = useState<{ row: Row; anchor: HTMLElement } | null>(null)
  const [panelOpen, setPanelOpen] = useState(false)
  const drawer = useDrawer(model.list, model.rows, drawRecord !== undefined)
  const tools = useTools(model, actions, drawer, setMenu)
  const openId = drawer?.id ?? null
  const refusing = useRefusingState()
  const many = useBulkActions(model, refusing)
  const asked = actions.asking?.row
  const named = cardColumns(model.list.columns).title
  const about = asked && rowName(asked, named, tools.contextOf)
  const inUse = menu !== null || panelOpen || actions.asking !== null
  const [hasSelected, setHasSelected] = useState(false)
  if (!hasSelected && many.length > 0 && selection.count > 0) setHasSelected(true)
  useHold(model, inUse)

  const { list, phase } = model
  // What its records belong to is gone.
  if (model.error?.status === 404 && !embedded) return <NotFound alert text="portal:failure-missing-text" />
  const offersFirst = phase === 'empty' && list.empty.action !== undefined
  return (
    <section className="list-screen" aria-label={t(list.title)} data-drawer={openId !== null || undefined}>
      <PageHeader
        title={t(list.title)}
        part={embedded}
        action={offersFirst ? null : <ActionLink action={list.primaryAction} resource={model.resource} />}
      />
      {phase === 'empty' ? null : <Toolbar model={model} onOpen={setPanelOpen} />}
      <Remarks model={model} />
      {list.chart && phase !== 'empty' && phase !== 'failed' ? (
        <ListChartRoom model={model} part="chart" />
      ) : null}
      {figures && phase !== 'empty' ? (
        <FiltersContext value={ofAccount(model.asked)}>{figures}</FiltersContext>
      ) : null}
      <RowsContext value={tools}>
        <SelectionContext value={many.length > 0 ? selection : null}>
          <div className="list-frame" data-changing={model.changing}>
            <Content model={model} inUse={inUse} selects={many.length > 0} openId={openId} />
            {hasSelected ? (
              <Suspense>
                <BulkBar model={model} actions={many} selection={selection} onOpen={setPanelOpen} />
              </Suspense>
            ) : null}
            {phase === 'rows' || phase === 'loading' ? (
              <PagingBar model={model}>
                {phase === 'rows' ? (
                  <ApiCallButton access={model.resource.operations.list?.access} call={() => callOf(model)} />
                ) : null}
              </PagingBar>
            ) : null}
          </div>
        </SelectionContext>
      </RowsContext>
      {drawer && openId !== null && drawRecord ? (
        <Suspense>
          <RecordDrawer drawer={drawer} id={openId}>
            {drawRecord(drawer.page, openId, drawer.closed)}
          </RecordDrawer>
        </Suspense>
      ) : null}
      {menu ? (
        <Menu
          anchor={menu.anchor}
          label={t('portal:list-actions')}
          items={actions.of(menu.row).map((action) => ({
            id: action.id,
            title: t(action.title),
            icon: action.icon,
            tone: action.tone,
            ...(action.kind === 'link' ? { to: action.to } : {}),
            ...refusalOf(refusing(action.asks), t),
          }))}
          onChoose={(id) => {
            const action = actions.of(menu.row).find((one) => one.id === id)
            if (action) actions.run(action, menu.row)
          }}
          onClose={() => setMenu(null)}
        />
      ) : null}
      <ConfirmDialog
        module={module}
        entity={model.entity.id}
        actions={actions}
        about={about === asked?.id ? undefined : about}
      />
    </section>
  )
}

/** Endpoints beside a list count the days of the account. */
function ofAccount(asked: Record<string, string>): Record<string, string> {
  if (!('timezone' in asked)) return asked
  const { timezone: _timezone, ...filters } = asked
  return filters
}

function callOf({ path, parameters }: ListModel): ShownCall {
  return { method: 'GET', path, query: parameters }
}

function refusalOf(
  state: AccountStateDefinition | undefined,
  t: (key: string) => string,
): { refusal?: string } {
  return state ? { refusal: t(state.text) } : {}
}

/** What can be done with many rows, while the state of the account allows it. */
function useBulkActions(model: ListModel, refusing: ReturnType<typeof useRefusingState>): BulkAction[] {
  const { can } = usePortal()
  const { list, resource, entity } = model
  return useMemo(
    () =>
      list.bulkActions.length === 0 || refusing({ call: callOfBulk(resource) })
        ? []
        : bulkActions({ list, resource, entity }, can, (asked) => refusing(asked) !== undefined),
    [can, entity, list, refusing, resource],
  )
}

interface ContentProps {
  model: ListModel
  inUse: boolean
  /** Rows can be selected. */
  selects: boolean
  /** The row that is open in a drawer. */
  openId: string | null
}

function Content({ model, inUse, selects, openId }: ContentProps) {
  const { t } = usePortal()
  const { list, phase, error } = model
  if (phase === 'failed' && error)
    return (
      <FailureMessage
        error={error}
        text={list.failure && t(list.failure)}
        onRetry={() => void model.refresh()}
      />
    )
  if (phase === 'empty') {
    const { title, text, action } = list.empty
    return (
      <ScreenMessage
        icon="inbox"
        title={t(title)}
        text={t(text)}
        action={<ActionLink action={action} resource={model.resource} />}
      />
    )
  }
  if (phase === 'nothing') {
    return (
      <ScreenMessage
        icon="nothing"
        title={t('portal:list-nothing-title')}
        text={t('portal:list-nothing-text')}
        action={
          <button type="button" className="button" onClick={model.clearFilters}>
            {t('portal:list-clear-filters')}
          </button>
        }
      />
    )
  }
  return <Rows model={model} inUse={inUse} selects={selects} openId={openId} />
}

function Rows({ model, inUse, selects, openId }: ContentProps) {
  const narrow = useNarrow()
  const { list } = model
  const { contextOf } = useRowsTools()
  const named = cardColumns(list.columns).title
  const nameOf = useCallback((row: Row) => rowName(row, named, contextOf), [named, contextOf])
  return narrow ? (
    <Cards model={model} nameOf={nameOf} selects={selects} />
  ) : (
    <Table model={model} inUse={inUse} nameOf={nameOf} selects={selects} openId={openId} />
  )
}

interface NamedRowsProps {
  model: ListModel
  nameOf: (row: Row) => string
  selects: boolean
}

function Cards({ model, nameOf, selects }: NamedRowsProps) {
  const { t } = usePortal()
  const { list, columns, rows, phase } = model
  const byId = new Map(list.columns.map((column) => [column.id, column]))
  const shown = columns.choices.flatMap(({ id, shown: isShown }) => (isShown ? (byId.get(id) ?? []) : []))
  return (
    <CardRows
      label={t(list.title)}
      columns={shown}
      rows={rows}
      groups={model.groups}
      nameOf={nameOf}
      hasActions={list.rowActions.length > 0}
      selects={selects}
      skeleton={phase === 'loading'}
    />
  )
}

function Table({ model, inUse, nameOf, selects, openId }: NamedRowsProps & ContentProps) {
  const { t } = usePortal()
  const { list, columns, query, resource, setQuery } = model
  const [frame, room] = useRoom()
  const barWidth = useScrollBarWidth()
  const sort = useMemo(() => effectiveSort(query, resource), [query, resource])
  const needs = useColumnNeeds(list, model.rows, sort)
  const actionsWidth =
    list.rowActions.length === 0 ? 0 : room < NARROW_ROOM ? NARROW_ACTIONS_WIDTH : ACTIONS_WIDTH
  const selectWidth = selects ? SELECT_WIDTH : 0
  const expandWidth = list.expand?.length ? EXPAND_WIDTH : 0
  const beside = actionsWidth + selectWidth + expandWidth
  const laid = useMemo(
    () => (room === 0 ? [] : layColumns(list.columns, columns.choices, room - beside - barWidth, needs)),
    [barWidth, beside, columns.choices, list.columns, needs, room],
  )
  const overflows = laid.reduce((sum, { width }) => sum + width, beside) > room
  const more = useMoreBeyond(frame, overflows)
  // React's type knows no custom properties.
  const edges = {
    '--list-actions-width': `${actionsWidth}px`,
    '--list-bar-width': `${barWidth}px`,
  } as CSSProperties
  return (
    <div
      ref={frame}
      className="list-room"
      data-list-room
      data-overflow={overflows}
      data-more={more}
      style={edges}
    >
      {room === 0 ? null : (
        <ListRows
          label={t(list.title)}
          columns={laid}
          rows={model.rows}
          groups={model.groups}
          sort={sort}
          onSort={(keys) => setQuery({ sort: keys })}
          actionsWidth={actionsWidth}
          selectWidth={selectWidth}
          expandWidth={expandWidth}
          factsHeight={factsHeight(list.expand?.length ?? 0, room)}
          barWidth={barWidth}
          openId={openId}
          nameOf={nameOf}
          skeleton={model.phase === 'loading'}
          inUse={inUse}
          onResize={(id, width) =>
            columns.save(
              columns.choices.map((choice) =>
                choice.id === id ? { ...choice, width: clampWidth(width) } : choice,
              ),
            )
          }
          onReorder={(ids) =>
            columns.save(
              columns.choices.toSorted((left, right) => place(ids, left.id) - place(ids, right.id)),
            )
          }
        />
      )}
    </div>
  )
}

/** What the row's heading says. */
function rowName(row: Row, column: ColumnDefinition | undefined, contextOf: RowsTools['contextOf']): string {
  const name = column && cellOf(column.cell).text(getPath(row, column.field), contextOf(column.field))
  return name === undefined || name === '' ? row.id : name
}

/** Hidden columns go behind the shown ones. */
function place(ids: string[], id: string): number {
  const at = ids.indexOf(id)
  return at === -1 ? ids.length : at
}

interface ActionLinkProps {
  action: LinkDefinition | undefined
  /** Of the list. */
  resource: ResourceDefinition
}

function ActionLink({ action, resource }: ActionLinkProps) {
  if (!asksParent(action, resource)) return <ActionButton action={action} />
  return (
    <Suspense fallback={<ActionButton action={action} isUnknown />}>
      <ParentGate resource={resource}>{(rule) => <ActionButton action={action} {...rule} />}</ParentGate>
    </Suspense>
  )
}

/** Whether an action creates records that the one above them may refuse. */
function asksParent(action: LinkDefinition | undefined, resource: ResourceDefinition): boolean {
  return resource.parent?.when !== undefined && action?.asks === callOfOperation(resource, 'create')
}

function ActionButton({ action, isUnknown, because }: Partial<ParentRule> & Pick<ActionLinkProps, 'action'>) {
  const { t, can, session } = usePortal()
  const refusing = useRefusingState()
  if (!action || !can(action.access)) return null
  const to = fillTemplate(action.to, session, encodeURIComponent)
  if (to === undefined) return null
  const content = (
    <>
      {isCreatePath(to) ? <Icon name="add" size={18} /> : null}
      {t(action.text)}
    </>
  )
  const reason = refusing(action.asks === undefined ? {} : { call: action.asks })?.text ?? because
  if (isUnknown || reason !== undefined)
    return (
      <div className="pb-page-actions">
        {because && <p>{t(because)}</p>}
        <button type="button" className="button" data-kind="primary" disabled title={reason && t(reason)}>
          {content}
        </button>
      </div>
    )
  return (
    <Link to={to} className="button" data-kind="primary">
      {content}
    </Link>
  )
}

/** Whether a new record is entered there. */
function isCreatePath(path: string): boolean {
  return /\/(create|new|add)$/.test(path)
}

/** What the person should know about the rows: they are old, or the address asked for something unknown. */
function Remarks({ model }: { model: ListModel }) {
  const { t } = usePortal()
  const { problems, error, phase } = model
  return (
    <>
      {error && phase !== 'failed' ? (
        <div className="list-remark" data-tone="warning" role="alert">
          <Icon name="warning" size={18} />
          <span>{t('portal:list-stale', { reason: failureText(error, t) })}</span>
          <button type="button" className="list-text-button" onClick={() => void model.refresh()}>
            {t('portal:try-again')}
          </button>
        </div>
      ) : null}
      {problems.length > 0 ? (
        <output className="list-remark" data-tone="info">
          <Icon name="info" size={18} />
          <span>
            {t('portal:list-link-problems', {
              parts: problems.map(({ name, value }) => `${name} “${value.slice(0, 40)}”`).join(', '),
            })}
          </span>
          <button
            type="button"
            className="list-text-button"
            onClick={() => model.setQuery({ page: model.query.page })}
          >
            {t('portal:dismiss')}
          </button>
        </output>
      ) : null}
      <ViewRemark views={model.views} />
    </>
  )
}

function ViewRemark({ views }: { views: ListViews }) {
  const { t } = usePortal()
  if (!views.isGone && views.problems.length === 0) return null
  return (
    <output className="list-remark" data-tone="info">
      <Icon name="info" size={18} />
      <span>
        {views.isGone
          ? t('portal:list-view-gone')
          : t('portal:list-view-lost', { parts: views.problems.map(({ name }) => name).join(', ') })}
      </span>
      {views.isGone ? (
        <button type="button" className="list-text-button" onClick={() => views.choose(null)}>
          {t('portal:dismiss')}
        </button>
      ) : null}
    </output>
  )
}

function useHold({ hold }: ListModel, active: boolean): void {
  useEffect(() => (active ? hold() : undefined), [active, hold])
}

function useTools(
  model: ListModel,
  actions: RowActions,
  drawer: Drawer | null,
  setMenu: (menu: { row: Row; anchor: HTMLElement } | null) => void,
): RowsTools {
  const { session } = usePortal()
  const { list, resource, entity, query, toggleGroup } = model
  const field = query.group?.field
  const expanded = useExpanded(model)
  const grouped = useMemo(() => {
    const definition = list.groups?.find((each) => each.field === field)
    const statistics = resource.statistics?.filter(({ sum }) => sum !== undefined) ?? []
    return definition && { definition, statistics, toggle: toggleGroup }
  }, [field, list.groups, resource.statistics, toggleGroup])
  const cellNames = useMemo(
    () =>
      [...list.columns, ...(list.expand ?? []), ...(grouped ? [grouped.definition] : [])].map(
        ({ cell }) => cell,
      ),
    [grouped, list.columns, list.expand],
  )
  const contextOf = useCellContext(entity, cellNames, columnDecimals(list.columns, model.rows))
  const openAnchor = useRef<HTMLElement | null>(null)
  const opens = drawer?.column
  const addressOf = drawer?.addressOf
  return useMemo(
    () => ({
      contextOf,
      actions,
      expanded,
      grouped,
      openMenu(row, anchor) {
        const closes = openAnchor.current === anchor && document.querySelector('[role=menu]') !== null
        openAnchor.current = anchor
        setMenu(closes || actions.of(row).length === 0 ? null : { row, anchor })
      },
      linkOf(columnId, row) {
        const column = list.columns.find(({ id }) => id === columnId)
        const scope = { ...session, row }
        if (column?.link === undefined) return undefined
        if (column.linkWhen && !evaluateCondition(column.linkWhen, scope)) return undefined
        if (addressOf && columnId === opens) return addressOf(row.id)
        return fillTemplate(column.link, scope, encodeURIComponent)
      },
    }),
    [actions, addressOf, contextOf, expanded, grouped, list.columns, opens, session, setMenu],
  )
}
