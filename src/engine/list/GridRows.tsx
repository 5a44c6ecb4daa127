import {
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  HighlightChangesModule,
  ModuleRegistry,
  type CellKeyDownEvent,
  type ColDef,
  type Column,
  type ColumnMovedEvent,
  type ColumnResizedEvent,
  type GetRowIdParams,
  type HeaderPosition,
  type ICellRendererParams,
  type IsFullWidthRowParams,
  type RowHeightParams,
  type SortChangedEvent,
  type TabToNextHeaderParams,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useCallback, useContext, useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react'
import { getPath } from '../../shared/paths.ts'
import { usePortal } from '../registry/portalContext.ts'
import { alignOf, CellContent } from './CellContent.tsx'
import type { LaidColumn } from './columnLayout.ts'
import { gridTheme } from './gridTheme.ts'
import { GroupHeader } from './GroupHeader.tsx'
import { withGroups, type PlacedGroup } from './groups.ts'
import type { SortKey } from '../../language/lists/ListQuery.ts'
import type { Row } from './Row.ts'
import { withFacts } from './expandedRows.ts'
import { RowButtons } from './RowButtons.tsx'
import { RowExpand } from './RowExpand.tsx'
import { RowFacts } from './RowFacts.tsx'
import { PageCheck, RowCheck } from './RowCheck.tsx'
import { SelectionContext } from './selectionContext.ts'
import { useRowsTools, type RowsTools } from './rowsContext.ts'
import type { RowsProps } from './RowsProps.ts'

ModuleRegistry.registerModules([
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  HighlightChangesModule,
])

const ACTIONS = '@actions'
const SELECT = '@select'
const EXPAND = '@expand'

interface GridRowsProps extends RowsProps {
  /** Called once, when the first rows of the grid are on the screen. */
  onReady: () => void
  onResize: (columnId: string, width: number) => void
  /** All shown columns in their new order. */
  onReorder: (columnIds: string[]) => void
}

type CellParams = ICellRendererParams<Row> & { laid: LaidColumn }

/** The rows in AG Grid. It draws one page: order, filters and paging are the server's. */
export function GridRows(props: GridRowsProps) {
  const { label, columns, rows, groups, expandWidth, sort, actionsWidth, selectWidth, nameOf, onReady } =
    props
  const selection = useContext(SelectionContext)
  const { t, navigate } = usePortal()
  const tools = useRowsTools()
  const root = useRef<HTMLDivElement>(null)
  const columnDefs = useMemo(
    () => [
      ...(selectWidth > 0 ? [selectDef(selectWidth, nameOf)] : []),
      ...(expandWidth > 0 ? [expandDef(t('portal:drawer'), expandWidth, nameOf)] : []),
      ...columns.map((laid) => columnDef(laid, t(laid.column.title), sort, tools)),
      ...(actionsWidth > 0 ? [actionsDef(t('portal:list-actions'), actionsWidth, nameOf)] : []),
    ],
    [actionsWidth, columns, expandWidth, nameOf, selectWidth, sort, t, tools],
  )
  const { expanded } = tools
  const rowData = useMemo(
    () =>
      withGroups(
        withFacts(rows, (id) => expanded?.has(id) ?? false, itself, factsRow),
        groups,
        (placed) => [groupRow(placed)],
      ).flat(),
    [expanded, groups, rows],
  )
  const measured = useRef(new Map<string, number>())
  // Other params would draw every row anew.
  const wholeParams = useMemo(
    (): WholeParams => ({ nameOf, onHeight: (id, height) => void measured.current.set(id, height) }),
    [nameOf],
  )
  const { factsHeight } = props
  const rowHeight = useCallback(
    ({ data }: RowHeightParams<Row>) =>
      data && factsOf(data) ? (measured.current.get(data.id) ?? factsHeight) : undefined,
    [factsHeight],
  )
  const { openId } = props
  const markOpen = useCallback(() => {
    for (const row of root.current?.querySelectorAll('[row-id]') ?? [])
      row.toggleAttribute('data-open', row.getAttribute('row-id') === openId)
  }, [openId])
  useEffect(markOpen, [markOpen, rowData])

  useEffect(() => {
    root.current?.querySelector('[role=grid], [role=treegrid]')?.setAttribute('aria-label', label)
  }, [label])

  const onCellKeyDown = useCallback(
    ({
      event,
      data,
      column,
    }: Pick<CellKeyDownEvent<Row>, 'event' | 'data'> & { column: Column | undefined }) => {
      if (!(event instanceof KeyboardEvent) || !data) return
      const group = groupOf(data)
      if (group) {
        // A focused button is pressed by the browser.
        const isPressed = event.target instanceof HTMLButtonElement
        if (isPressed || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        if (group.group.value !== null) tools.grouped?.toggle(String(group.group.value))
        return
      }
      if (!column || factsOf(data)) return
      const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('.ag-cell') : null
      const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
      const isEnter = event.key === 'Enter' || event.key === ' '
      const link = event.key === 'Enter' ? tools.linkOf(column.getColId(), data) : undefined
      if (event.key === ' ' && selection && column.getColId() === SELECT) {
        event.preventDefault()
        selection.toggle(data.id, !selection.has(data.id))
      } else if (isEnter && column.getColId() === EXPAND) {
        event.preventDefault()
        tools.expanded?.toggle(data.id)
      } else if (cell && (isMenuKey || (isEnter && column.getColId() === ACTIONS))) {
        event.preventDefault()
        tools.openMenu(data, cell)
      } else if (link !== undefined && !(event.target instanceof HTMLAnchorElement)) {
        event.preventDefault()
        navigate(link)
      }
    },
    [navigate, selection, tools],
  )

  return (
    <div ref={root} className="grid-rows">
      <AgGridReact<Row>
        theme={gridTheme}
        {...styleNonce}
        rowData={rowData}
        columnDefs={columnDefs}
        getRowId={rowId}
        suppressDragLeaveHidesColumns
        suppressNoRowsOverlay
        animateRows={false}
        scrollbarWidth={props.barWidth}
        enableCellTextSelection
        ensureDomOrder
        cellFlashDuration={200}
        cellFadeDuration={800}
        tabToNextCell={leaveGrid}
        tabToNextHeader={enterRows}
        isFullWidthRow={isWholeRow}
        fullWidthCellRenderer={GridWhole}
        fullWidthCellRendererParams={wholeParams}
        getRowHeight={rowHeight}
        onCellKeyDown={(event) =>
          onCellKeyDown({ ...event, column: 'column' in event ? event.column : undefined })
        }
        onFirstDataRendered={() => {
          markOpen()
          onReady()
        }}
        onViewportChanged={markOpen}
        onSortChanged={(event) => {
          if (event.source === 'uiColumnSorted') props.onSort(chosenSort(event, columns))
        }}
        onColumnResized={(event: ColumnResizedEvent<Row>) => {
          const column = event.column
          if (event.finished && event.source === 'uiColumnResized' && column) {
            props.onResize(column.getColId(), column.getActualWidth())
          }
        }}
        onColumnMoved={(event: ColumnMovedEvent<Row>) => {
          if (event.finished && event.source === 'uiColumnMoved') props.onReorder(columnOrder(event))
        }}
      />
    </div>
  )
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
const styleNonce = nonce ? { styleNonce: nonce } : {}
const calm = matchMedia('(prefers-reduced-motion: reduce)')

/** Property of a row that stands for the header of a group. */
const GROUP = '@group'

function groupRow(placed: PlacedGroup): Row {
  return { id: `@${String(placed.group.value)}`, [GROUP]: placed }
}

function groupOf(row: Row): PlacedGroup | undefined {
  // Written above.
  return row[GROUP] as PlacedGroup | undefined
}

/** Property of a row that stands for what another shows below it. */
const FACTS = '@facts'

function itself(row: Row): Row {
  return row
}

function factsRow(row: Row): Row {
  return { id: `@facts:${row.id}`, [FACTS]: row }
}

function factsOf(row: Row): Row | undefined {
  // Written above.
  return row[FACTS] as Row | undefined
}

function isWholeRow({ rowNode: { data } }: IsFullWidthRowParams<Row>): boolean {
  return data !== undefined && (groupOf(data) ?? factsOf(data)) !== undefined
}

interface WholeParams {
  nameOf: (row: Row) => string
  onHeight: (id: string, height: number) => void
}

function GridWhole({ data, node, api, nameOf, onHeight }: ICellRendererParams<Row> & WholeParams) {
  const placed = data && groupOf(data)
  const row = data && factsOf(data)
  if (row)
    return (
      <GridFacts
        onHeight={(height) => {
          onHeight(data.id, height)
          if (node.rowHeight === height) return
          node.setRowHeight(height)
          api.onRowHeightChanged()
        }}
      >
        <RowFacts row={row} name={nameOf(row)} />
      </GridFacts>
    )
  return placed ? <GroupHeader placed={placed} inGrid /> : null
}

/** The grid can't measure a row that is no line of cells. */
function GridFacts({ onHeight, children }: { onHeight: (height: number) => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const report = useEffectEvent(() => onHeight(box.current?.offsetHeight ?? 0))
  useEffect(() => {
    const observer = new ResizeObserver(() => report())
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={box}>{children}</div>
}

function expandDef(title: string, width: number, nameOf: (row: Row) => string): ColDef<Row> {
  return {
    ...sideDef(EXPAND, width),
    headerName: title,
    headerClass: 'grid-header-hidden',
    pinned: 'left',
    lockPosition: 'left',
    cellClass: 'grid-cell grid-select',
    valueGetter: ({ data }) => data?.id,
    cellRenderer: GridExpand,
    cellRendererParams: { nameOf },
  }
}

function GridExpand({ data, nameOf }: ICellRendererParams<Row> & { nameOf: (row: Row) => string }) {
  return data ? <RowExpand row={data} name={nameOf(data)} inGrid /> : null
}

/** A column beside those of the list, always in its place. */
function sideDef(colId: string, width: number): ColDef<Row> {
  return {
    colId,
    width,
    lockPinned: true,
    sortable: false,
    resizable: false,
    suppressMovable: true,
    cellDataType: false,
  }
}

function rowId({ data }: GetRowIdParams<Row>): string {
  return data.id
}

/** Tab leaves the grid instead of walking through every cell; arrows walk. */
function leaveGrid(): boolean {
  return false
}

/** The headers are one stop, too. */
function enterRows({ api, backwards }: TabToNextHeaderParams<Row>): HeaderPosition | boolean {
  const [column] = api.getAllDisplayedColumns()
  return backwards || !column ? false : { headerRowIndex: -1, column }
}

function columnDef(
  { column, width }: LaidColumn,
  title: string,
  sort: SortKey[],
  tools: RowsTools,
): ColDef<Row> {
  const at = sort.findIndex(({ field }) => field === column.field)
  const key = sort[at]
  return {
    colId: column.id,
    headerName: title,
    width,
    minWidth: 60,
    resizable: true,
    cellDataType: false,
    sortable: column.sortable,
    comparator: () => 0,
    sortingOrder: ['asc', 'desc'],
    sort: key ? (key.descending ? 'desc' : 'asc') : null,
    sortIndex: key ? at : null,
    enableCellChangeFlash: !calm.matches,
    headerClass: alignOf(column) === 'end' ? 'ag-right-aligned-header' : '',
    cellClass: alignOf(column) === 'end' ? 'grid-cell grid-cell-end' : 'grid-cell',
    valueGetter: ({ data }) => data,
    equals: (before: Row, after: Row) => before === after || sameCell(before, after, column, tools),
    cellRenderer: GridCell,
    cellRendererParams: { laid: { column, width } },
  }
}

function sameCell(before: Row, after: Row, column: LaidColumn['column'], tools: RowsTools): boolean {
  const same = (path: string) =>
    JSON.stringify(getPath(before, path)) === JSON.stringify(getPath(after, path))
  return (
    same(column.field) &&
    (column.note === undefined || same(column.note)) &&
    tools.linkOf(column.id, before) === tools.linkOf(column.id, after)
  )
}

function GridCell({ data, laid }: CellParams) {
  return data ? <CellContent row={data} column={laid.column} inGrid /> : null
}

function selectDef(width: number, nameOf: (row: Row) => string): ColDef<Row> {
  return {
    ...sideDef(SELECT, width),
    pinned: 'left',
    lockPosition: 'left',
    headerClass: 'grid-select',
    cellClass: 'grid-cell grid-select',
    headerComponent: PageCheck,
    valueGetter: ({ data }) => data?.id,
    cellRenderer: GridCheck,
    cellRendererParams: { nameOf },
  }
}

function GridCheck({ data, nameOf }: ICellRendererParams<Row> & { nameOf: (row: Row) => string }) {
  return data ? <RowCheck id={data.id} name={nameOf(data)} inGrid /> : null
}

function actionsDef(title: string, width: number, nameOf: (row: Row) => string): ColDef<Row> {
  return {
    ...sideDef(ACTIONS, width),
    headerName: title,
    headerClass: 'grid-header-hidden',
    pinned: 'right',
    lockPosition: 'right',
    cellClass: 'grid-cell grid-actions',
    valueGetter: ({ data }) => data,
    equals: (before: Row, after: Row) => before === after,
    cellRenderer: GridActions,
    cellRendererParams: { nameOf },
  }
}

function GridActions({ data, nameOf }: ICellRendererParams<Row> & { nameOf: (row: Row) => string }) {
  return data ? <RowButtons row={data} name={nameOf(data)} inGrid /> : null
}

function chosenSort({ api }: SortChangedEvent<Row>, columns: LaidColumn[]): SortKey[] {
  const fields = new Map(columns.map(({ column }) => [column.id, column.field]))
  return api
    .getColumnState()
    .filter(({ sort }) => sort === 'asc' || sort === 'desc')
    .toSorted((left, right) => (left.sortIndex ?? 0) - (right.sortIndex ?? 0))
    .flatMap(({ colId, sort }) => {
      const field = fields.get(colId)
      return field === undefined ? [] : [{ field, descending: sort === 'desc' }]
    })
}

function columnOrder({ api }: ColumnMovedEvent<Row>): string[] {
  return api
    .getColumnState()
    .map(({ colId }) => colId)
    .filter((id) => id !== ACTIONS && id !== SELECT && id !== EXPAND)
}
