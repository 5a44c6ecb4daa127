import { createContext, lazy, Suspense, use, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { evaluateCondition, fillTemplate, findProperty, isOfAccount } from '../../language/index.ts'
import type {
  BlockDefinition,
  CompiledModule,
  EntityDefinition,
  FirstRecordDefinition,
  PageDefinition,
  WayDefinition,
} from '../../language/portal.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { Icon } from '../registry/Icon.tsx'
import { Link } from '../registry/Link.tsx'
import { PageHeader } from '../registry/PageHeader.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { RouteScope } from '../registry/RouteScope.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { TimesNote } from './TimesNote.tsx'
import { toneIcons } from '../registry/toneIcons.ts'
import { useCellContext } from '../registry/useCellContext.ts'
import { useWay } from '../registry/useWay.ts'
import { StatsBlock } from './StatsBlock.tsx'
import { TasksBlock } from './TasksBlock.tsx'
import { RowsBlock } from './RowsBlock.tsx'
import { CardsBlock } from './CardsBlock.tsx'
import { FirstRecord } from './FirstRecord.tsx'
import { RecordPage } from './RecordPage.tsx'
import { FactsBlock } from './FactsBlock.tsx'
import { FormRoom } from './FormRoom.tsx'
import { PanelSkeleton } from './PanelSkeleton.tsx'
import { showsTimes } from './showsTimes.ts'
import { TimelineBlock } from './TimelineBlock.tsx'
import './page.css'

export interface PageScreenProps {
  module: CompiledModule
  pageId: string
  /** Of the record the page shows, and where the list of such records is. */
  recordId?: string | undefined
  above?: string | undefined
  /** The record is shown beside its list. */
  beside?: boolean
  /** The page shows the first record of a list. */
  first?: FirstRecordDefinition | undefined
  /** Draws the page of a record beside a list of this page that opens its records in a drawer. */
  drawRecord?: DrawRecord | undefined
}

type DrawRecord = (page: string, id: string, above: string) => ReactNode

const RecordDrawing = createContext<DrawRecord | undefined>(undefined)

type BlockOf<Kind extends BlockDefinition['kind']> = Extract<BlockDefinition, { kind: Kind }>

/** What draws much is loaded by the pages that have it. */
const ListScreen = lazy(async () => ({ default: (await import('../list/index.ts')).ListScreen }))
const ItemsBlock = lazy(async () => ({ default: (await import('./ItemsBlock.tsx')).ItemsBlock }))
const ChartBlock = lazy(async () => ({ default: (await import('./ChartBlock.tsx')).ChartBlock }))
const WidgetBlock = lazy(async () => ({ default: (await import('./WidgetBlock.tsx')).WidgetBlock }))
const ProgressBlock = lazy(async () => ({ default: (await import('./ProgressBlock.tsx')).ProgressBlock }))
const FormBlock = lazy(async () => ({ default: (await import('./FormBlock.tsx')).FormBlock }))

/** A page of a module: its title and, in order, the blocks whose conditions hold. */
export function PageScreen({ drawRecord, ...props }: PageScreenProps) {
  return (
    <RecordDrawing value={drawRecord}>
      <WholePage {...props} />
    </RecordDrawing>
  )
}

function WholePage({ module, pageId, recordId, above, beside, first }: Omit<PageScreenProps, 'drawRecord'>) {
  const { t } = usePortal()
  const page = module.definition.pages[pageId]
  if (!page) throw new Error(`Module ${module.definition.id} has no page ${pageId}`)
  const blocks = <PageBlocks module={module} page={page} beside={beside} />
  const { record } = page
  if (record && (recordId !== undefined || first)) {
    const pageOf = (id: string) => (
      <RecordPage
        module={module}
        page={page}
        record={record}
        id={id}
        beside={beside}
        {...(above !== undefined && { above })}
      >
        {blocks}
      </RecordPage>
    )
    return (
      <Suspense fallback={<span className="page-skeleton" data-kind="chart" />}>
        {first ? (
          <FirstRecord module={module} page={page} record={record} first={first}>
            {pageOf}
          </FirstRecord>
        ) : (
          pageOf(recordId ?? '')
        )}
      </Suspense>
    )
  }
  return (
    <section className="page-screen" aria-label={t(page.title)}>
      <PageHeader title={t(page.title)} />
      {blocks}
    </section>
  )
}

/** The blocks whose conditions hold. */
function PageBlocks({
  module,
  page,
  beside,
}: Pick<BlockLinesProps, 'module' | 'page'> & { beside: boolean | undefined }) {
  const { session, can } = usePortal()
  const [now] = useState(() => new Date().toISOString())
  const scope = { ...session, now }
  const shown = page.blocks.filter(
    (block) => !isFiltered(block) && (block.when === undefined || evaluateCondition(block.when, scope)),
  )
  const side = shown.filter(({ width }) => width === 'side')
  const lines = (blocks: BlockDefinition[]) => <BlockLines module={module} page={page} blocks={blocks} />
  const entity = recordEntity(module, page.id)
  return (
    <>
      {/* The list that it is beside says so. */}
      {!beside && showsTimes(shown, module.definition.lists, can, entity) && <TimesNote />}
      {side.length === 0 ? (
        lines(shown)
      ) : (
        <div className="page-columns">
          <div>{lines(shown.filter(({ width }) => width !== 'side'))}</div>
          <div>{lines(side)}</div>
        </div>
      )}
    </>
  )
}

interface BlockLinesProps {
  module: CompiledModule
  page: PageDefinition
  blocks: BlockDefinition[]
}

function BlockLines({ module, page, blocks }: BlockLinesProps) {
  return (
    <>
      {byLine(blocks).map(([first, ...others]) =>
        first.width === 'half' ? (
          <div key={first.id} className="page-line">
            {[first, ...others].map((block) => (
              <PageBlock key={block.id} module={module} page={page.id} block={block} />
            ))}
          </div>
        ) : (
          <PageBlock key={first.id} module={module} page={page.id} block={first} />
        ),
      )}
    </>
  )
}

type Line = [BlockDefinition, ...BlockDefinition[]]

/** Half blocks that follow each other stand in pairs. */
function byLine(blocks: BlockDefinition[]): Line[] {
  const lines: Line[] = []
  for (const block of blocks) {
    const line = lines.at(-1)
    if (block.width === 'half' && line?.length === 1 && line[0].width === 'half') line.push(block)
    else lines.push([block])
  }
  return lines
}

function ListOfPage({ module, page, list }: { module: CompiledModule; page: string; list: string }) {
  return (
    <ListScreen
      module={module}
      listId={list}
      embedded
      figures={<FilteredCharts module={module} page={page} />}
      drawRecord={use(RecordDrawing)}
    />
  )
}

export interface PageBlockProps {
  module: CompiledModule
  /** Id of the page it stands on. */
  page: string
  block: BlockDefinition
}

/** One block of a page; what belongs to the page's record is below it. */
export function PageBlock(props: PageBlockProps) {
  const { session } = usePortal()
  const { slot } = props.block
  const id = session.route?.['id']
  const params = useMemo(
    () => (slot !== undefined && id !== undefined ? { [slot]: id } : undefined),
    [slot, id],
  )
  if (params === undefined) return <BlockOfKind {...props} />
  return (
    <RouteScope params={params}>
      <BlockOfKind {...props} />
    </RouteScope>
  )
}

function BlockOfKind({ module, page, block }: PageBlockProps) {
  switch (block.kind) {
    case 'text':
      return <TextBlock block={block} />
    case 'banner':
      return <BannerBlock entity={recordEntity(module, page)} block={block} />
    case 'links':
      return <LinksBlock block={block} />
    case 'list':
      return (
        <div className="page-list">
          <Suspense fallback={null}>
            <ListOfPage module={module} page={page} list={block.list} />
          </Suspense>
        </div>
      )
    case 'stats':
      return (
        <Suspense fallback={<span className="page-skeleton" />}>
          <StatsBlock block={block} />
        </Suspense>
      )
    case 'chart':
      return (
        <Suspense fallback={<span className="page-skeleton" data-kind="chart" />}>
          <ChartBlock block={block} />
        </Suspense>
      )
    case 'tasks':
      return (
        <Suspense fallback={<span className="page-skeleton" data-kind="tasks" />}>
          <TasksBlock block={block} />
        </Suspense>
      )
    case 'rows':
      return (
        <Suspense fallback={<span className="page-skeleton" data-kind="chart" />}>
          <RowsBlock block={block} />
        </Suspense>
      )
    case 'widget':
      return (
        <Suspense fallback={<WidgetRoom block={block} />}>
          <WidgetBlock module={module} block={block} />
        </Suspense>
      )
    case 'code':
      return <CodeBlock block={block} />
    case 'cards':
      return (
        <Suspense fallback={<span className="page-skeleton" data-kind="chart" />}>
          <CardsBlock block={block} />
        </Suspense>
      )
    case 'facts':
      return (
        <Suspense fallback={<span className="page-skeleton" data-kind="chart" />}>
          <FactsBlock module={module} page={page} block={block} />
        </Suspense>
      )
    case 'items':
      return (
        <Suspense fallback={<span className="page-skeleton" data-kind="chart" />}>
          <ItemsBlock module={module} page={page} block={block} />
        </Suspense>
      )
    case 'timeline':
      return (
        <Suspense fallback={<span className="page-skeleton" data-kind="chart" />}>
          <TimelineBlock module={module} page={page} block={block} />
        </Suspense>
      )
    case 'progress':
      return (
        <Suspense fallback={<span className="page-skeleton" data-kind="progress" />}>
          <ProgressBlock module={module} page={page} block={block} />
        </Suspense>
      )
    case 'form':
      return (
        <Suspense fallback={<FormRoom module={module} block={block} />}>
          <FormBlock module={module} page={page} block={block} />
        </Suspense>
      )
  }
}

/** The heading is there before the panel. */
function WidgetRoom({ block: { title, room } }: { block: BlockOf<'widget'> }) {
  const { t } = usePortal()
  return (
    <div className="page-widget">
      {title === undefined ? null : <h2>{t(title)}</h2>}
      <PanelSkeleton room={room} />
    </div>
  )
}

function isFiltered(block: BlockDefinition): block is BlockOf<'chart'> {
  return block.kind === 'chart' && block.filtered === true
}

/** Charts of the rows that the page's list shows. */
function FilteredCharts({ module, page }: Pick<PageBlockProps, 'module' | 'page'>) {
  const charts = module.definition.pages[page]?.blocks.filter(isFiltered) ?? []
  return charts.map((block) => (
    <Suspense key={block.id} fallback={<span className="page-skeleton" data-kind="chart" />}>
      <ChartBlock block={block} />
    </Suspense>
  ))
}

function TextBlock({ block }: { block: BlockOf<'text'> }) {
  const { t, session } = usePortal()
  const slots = Object.entries(block.params).map(
    ([name, template]) => [name, fillTemplate(template, session)] as const,
  )
  const lacks = slots.some(([, value]) => value === undefined || value === '')
  const params = Object.fromEntries(slots.map(([name, value]) => [name, value ?? '']))
  return (
    <div className="page-text">
      {block.title === undefined ? null : <h2>{t(block.title)}</h2>}
      {lacks ? null : block.paragraphs.map((text) => <p key={text}>{t(text, params)}</p>)}
      {block.steps.length === 0 ? null : (
        <ol>
          {block.steps.map((text) => (
            <li key={text}>{t(text)}</li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** The entity of the record a page shows. */
function recordEntity(
  { definition: { pages, resources, entities } }: CompiledModule,
  page: string,
): EntityDefinition | undefined {
  return entities[resources[pages[page]?.record?.resource ?? '']?.entity ?? '']
}

function BannerBlock({ entity, block }: { entity: EntityDefinition | undefined; block: BlockOf<'banner'> }) {
  const { t, session } = usePortal()
  const { tone, text, params, link } = block
  const contextOf = useCellContext(entity, [])
  const slots = Object.entries(params).map(([name, template]) => {
    const value = fillTemplate(template, session) ?? ''
    const field = /^\{row\.([^{}]+)\}$/.exec(template)?.[1]
    const property = field && entity ? findProperty(entity, field) : undefined
    if (field && property?.format === 'date-time') {
      const cell = isOfAccount(property) ? property.cell : 'date-time'
      return [name, cellOf(cell).text(value, contextOf(field))]
    }
    // A choice is shown by the text of its value.
    const words = property?.enumTexts?.[value]
    return [name, words === undefined ? value : t(words)]
  })
  return (
    <div className="page-banner" data-tone={tone}>
      <Icon name={toneIcons[tone]} size={18} />
      <p>
        {t(text, Object.fromEntries(slots))} {link ? <OpenLink link={link}>{t(link.text)}</OpenLink> : null}
      </p>
    </div>
  )
}

function LinksBlock({ block }: { block: BlockOf<'links'> }) {
  const { t } = usePortal()
  const wayTo = useWay()
  const open = block.links.filter((card) => wayTo(card) !== undefined)
  if (open.length === 0) return null
  return (
    <div className="page-links">
      {block.title === undefined ? null : <h2>{t(block.title)}</h2>}
      <ul>
        {open.map((card) => (
          <li key={card.id}>
            <OpenLink link={card}>{t(card.title)}</OpenLink>
            <p>{t(card.text)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A link the person may follow; nothing when they may not, or when its address lacks a value. */
function OpenLink({ link, children }: { link: WayDefinition; children: ReactNode }) {
  const to = useWay()(link)
  return to === undefined ? null : <Link to={to}>{children}</Link>
}
