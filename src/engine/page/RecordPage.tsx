import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { evaluateCondition, findProperty, type Scope } from '../../language/index.ts'
import type { CompiledModule, PageDefinition, RecordDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import { refreshReads, useRead } from '../data/index.ts'
import { ConfirmDialog } from '../list/ConfirmDialog.tsx'
import { Menu } from '../list/Menu.tsx'
import { MissingRecord } from '../list/MissingRecord.tsx'
import type { Row } from '../list/Row.ts'
import { useNarrow } from '../list/useNarrow.ts'
import { useRowActions } from '../list/useRowActions.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { FailureMessage } from '../registry/FailureMessage.tsx'
import { Icon } from '../registry/Icon.tsx'
import { Link } from '../registry/Link.tsx'
import { NotFound } from '../registry/NotFound.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { useCellContext } from '../registry/useCellContext.ts'
import { useNow } from '../registry/useNow.ts'
import { useResourcePath } from '../registry/useResourcePath.ts'
import { composeHeading } from './composeHeading.ts'
import { RecordScope } from './RecordScope.tsx'
import { useQuestion } from './useQuestion.ts'
import '../list/list.css'

/** How often a record on the screen is read again. */
const REFRESH_SECONDS = 10
/** While work on it runs. */
const BUSY_SECONDS = 2
/** After an action everything shown is read again this late, too: what it began in the background is often done by then. */
const AGAIN_MS = [1000, 3000]
/** With more actions than these, the dangerous and the last ones are in a menu. */
const BUTTONS = 3
const NARROW_BUTTONS = 2
/** No id of an action: those have letters and hyphens. */
const ASK = '?'

export interface RecordPageProps {
  module: CompiledModule
  page: PageDefinition
  record: RecordDefinition
  id: string
  /** Where the list of such records is; left to after the record was deleted. */
  above?: string
  /** It is shown beside a list, which has the title of the screen. */
  beside?: boolean | undefined
  /** The blocks, with `row` and `route.id` in their scope. */
  children: ReactNode
}

/** The page of one record: its name, status and actions head it. */
export function RecordPage({ module, page, record, id, above, beside, children }: RecordPageProps) {
  const { t, manifest, session, navigate } = usePortal()
  const { resource, entity } = partsOf(module, record)
  const path = useResourcePath(resource)
  const now = useNow(60_000)
  const [isBusy, setBusy] = useState(false)
  const [isActing, setActing] = useState(false)
  const [acts, setActs] = useState(0)
  const isGone = useRef(false)
  const address = `${path}/${encodeURIComponent(id)}`
  const read = useRead<Record<string, Row>>(address, {
    refreshSeconds: isBusy ? BUSY_SECONDS : REFRESH_SECONDS,
    // What an action changes or deletes is read after it.
    paused: isActing,
  })
  const followAct = useCallback((acting: boolean) => setActing(acting || isGone.current), [])
  // One that was deleted may still be known from before.
  const row = read.error?.status === 404 ? undefined : read.data?.[resource.item]
  const cell = findProperty(entity, record.name)?.cell ?? 'text'
  const { headings = [] } = record
  const contextOf = useCellContext(entity, [
    cell,
    ...headings.flatMap(({ fields }) => fields.map((each) => each.cell)),
  ])
  const scope = { ...session, row, now: new Date(now).toISOString() }
  const runs = row !== undefined && isRunning(page, scope)
  if (runs !== isBusy) setBusy(runs)
  const name = row && getPath(row, record.name)
  const composed = row && composeHeading(headings, row, t, contextOf)
  const kind = t(page.title)
  const named =
    typeof name === 'string' && name !== '' ? cellOf(cell).text(name, contextOf(record.name)) : kind
  const title = composed ?? named

  useEffect(() => {
    if (!beside) document.title = `${manifest.product} – ${title === kind ? kind : `${kind}: ${title}`}`
  }, [beside, manifest.product, kind, title])

  useEffect(() => {
    if (acts === 0 || isActing) return undefined
    const timers = AGAIN_MS.map((ms) => setTimeout(() => refreshReads(), ms))
    return () => timers.forEach((timer) => clearTimeout(timer))
  }, [acts, isActing])
  const Heading = beside ? 'h2' : 'h1'

  if (row === undefined) {
    if (read.error?.status === 404)
      return beside ? <MissingRecord /> : <NotFound alert text="portal:failure-missing-text" />
    return (
      <section className="page-screen" aria-label={t(page.title)} aria-busy={read.isLoading || undefined}>
        <header className="pb-page-header">
          <Heading tabIndex={-1}>{t(page.title)}</Heading>
        </header>
        {read.error ? (
          <FailureMessage
            error={read.error}
            text={record.failure && t(record.failure)}
            onRetry={() => void read.refresh()}
          />
        ) : (
          <span className="page-skeleton" data-kind="chart" />
        )}
      </section>
    )
  }
  const refresh = async (): Promise<void> => {
    // Blocks and lists that show or count such records show it too.
    if (isGone.current) return refreshReads(undefined, address)
    setActs((count) => count + 1)
    await read.refresh()
    refreshReads()
  }
  const replace = (change: (shown: Row) => Row | undefined): Promise<void> =>
    read.replace((data) => {
      const next = data[resource.item]
      return next ? { ...data, [resource.item]: change(next) ?? next } : data
    })
  const status =
    entity.lifecycle?.field ?? (Object.hasOwn(entity.properties, 'status') ? 'status' : undefined)
  return (
    <section className="page-screen" aria-label={title}>
      <header className="pb-page-header page-record-header">
        <div>
          <Heading tabIndex={-1}>{title}</Heading>
          {status !== undefined && <Status module={module} record={record} row={row} field={status} />}
        </div>
        <Actions
          module={module}
          record={{ ...record, actions: actionsOutside(page, record, scope) }}
          row={row}
          heading={{ kind: composed ?? kind, title }}
          leave={() => {
            if (above === undefined) return false
            isGone.current = true
            navigate(above)
            return true
          }}
          onBusy={followAct}
          refresh={refresh}
          replace={replace}
        />
      </header>
      <RecordScope row={row} refresh={refresh} replace={replace}>
        {children}
      </RecordScope>
    </section>
  )
}

/** A block of the page follows work on the record, and it runs now. */
function isRunning({ blocks }: PageDefinition, scope: Scope): boolean {
  return blocks.some(
    (block) => block.kind === 'progress' && block.record && evaluateCondition(block.record.active, scope),
  )
}

/** Its actions but for those a shown block of the page has beside the work they stop and resume. */
function actionsOutside(
  { blocks }: PageDefinition,
  { actions }: RecordDefinition,
  scope: Scope,
): RecordDefinition['actions'] {
  const inside = blocks.flatMap((block) =>
    block.kind === 'progress' && block.record && (!block.when || evaluateCondition(block.when, scope))
      ? [block.record.stop, block.record.resume]
      : [],
  )
  return actions.filter((action) => action.kind !== 'transition' || !inside.includes(action.transition))
}

function partsOf({ definition }: CompiledModule, record: RecordDefinition) {
  const resource = definition.resources[record.resource]
  const entity = resource && definition.entities[resource.entity]
  if (!entity) throw new Error(`Module ${definition.id} has no resource ${record.resource}`)
  return { resource, entity }
}

interface StatusProps {
  module: CompiledModule
  record: RecordDefinition
  row: Row
  field: string
}

function Status({ module, record, row, field }: StatusProps) {
  const { entity } = partsOf(module, record)
  const cell = entity.properties[field]?.cell ?? 'text'
  const contextOf = useCellContext(entity, [cell])
  const { Cell, text } = cellOf(cell)
  const context = contextOf(field)
  return text(row[field], context) === '' ? null : <Cell value={row[field]} context={context} />
}

interface ActionsProps extends Omit<StatusProps, 'field'> {
  /** What kind of record it is, and its name. */
  heading: { kind: string; title: string }
  /** The record is deleted: leaves for the list; false if there is none. */
  leave: () => boolean
  /** An action on the record began or ended. */
  onBusy: (busy: boolean) => void
  refresh: () => Promise<void>
  replace: (change: (row: Row) => Row | undefined) => Promise<void>
}

function Actions({ module, record, row, heading, leave, onBusy, refresh, replace }: ActionsProps) {
  const { t } = usePortal()
  const { resource, entity } = partsOf(module, record)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const actions = useRowActions({
    list: { rowActions: record.actions },
    resource,
    entity,
    refresh,
    replaceRow: async (_id, change) => {
      if (change(row) !== undefined || !leave()) await replace(change)
    },
  })
  const isBusy = actions.isBusy(row)
  useEffect(() => onBusy(isBusy), [onBusy, isBusy])
  const offered = actions.of(row)
  const ask = useQuestion(record, entity, row, heading)
  const harmless = offered.filter(({ tone }) => tone !== 'danger')
  const isNarrow = useNarrow()
  const most = isNarrow ? NARROW_BUTTONS : BUTTONS
  const shown = offered.length <= most ? offered : harmless.slice(0, most)
  const others = offered.filter((action) => !shown.includes(action))
  // A line of its own would have the menu alone.
  const isAskInMenu = isNarrow && others.length > 0
  if (offered.length === 0 && ask === undefined) return null
  return (
    <div className="page-record-actions">
      {shown.map((action) =>
        action.kind === 'link' ? (
          <Link key={action.id} to={action.to} className="button">
            <Icon name={action.icon} size={18} />
            {t(action.title)}
          </Link>
        ) : (
          <button
            key={action.id}
            type="button"
            className="button"
            {...(action.tone === 'danger' && { 'data-kind': 'danger-quiet' })}
            disabled={isBusy}
            onClick={() => actions.run(action, row)}
          >
            <Icon name={action.icon} size={18} />
            {t(action.title)}
          </button>
        ),
      )}
      {ask !== undefined && !isAskInMenu && (
        <Link to={ask} className="button">
          <Icon name="support" size={18} />
          {t('portal:record-ask')}
        </Link>
      )}
      {others.length > 0 && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('portal:record-actions')}
          title={t('portal:record-actions')}
          aria-haspopup="menu"
          disabled={isBusy}
          onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
        >
          <Icon name="more" size={18} />
        </button>
      )}
      {anchor && (
        <Menu
          anchor={anchor}
          label={t('portal:record-actions')}
          items={[
            ...others.map((action) => ({
              id: action.id,
              title: t(action.title),
              icon: action.icon,
              tone: action.tone,
              ...(action.kind === 'link' ? { to: action.to } : {}),
            })),
            ...(ask !== undefined && isAskInMenu
              ? [{ id: ASK, title: t('portal:record-ask'), icon: 'support', to: ask }]
              : []),
          ]}
          onChoose={(chosen) => {
            const action = others.find(({ id }) => id === chosen)
            if (action) actions.run(action, row)
          }}
          onClose={() => setAnchor(null)}
        />
      )}
      <ConfirmDialog module={module} entity={entity.id} actions={actions} />
    </div>
  )
}
