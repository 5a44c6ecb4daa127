import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { evaluateCondition, fillTemplate } from '../../language/index.ts'
import type { BlockDefinition, CardDefinition, CompiledModule } from '../../language/portal.ts'
import { Icon } from '../registry/Icon.tsx'
import { Link } from '../registry/Link.tsx'
import { PageHeader } from '../registry/PageHeader.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { toneIcons } from '../registry/toneIcons.ts'
import './page.css'

export interface PageScreenProps {
  module: CompiledModule
  pageId: string
}

type BlockOf<Kind extends BlockDefinition['kind']> = Extract<BlockDefinition, { kind: Kind }>

/** Most pages are words, so what draws more is loaded by those that have it. */
const ListScreen = lazy(async () => ({ default: (await import('../list/index.ts')).ListScreen }))
const StatsBlock = lazy(async () => ({ default: (await import('./StatsBlock.tsx')).StatsBlock }))
const ChartBlock = lazy(async () => ({ default: (await import('./ChartBlock.tsx')).ChartBlock }))
const TasksBlock = lazy(async () => ({ default: (await import('./TasksBlock.tsx')).TasksBlock }))
const RowsBlock = lazy(async () => ({ default: (await import('./RowsBlock.tsx')).RowsBlock }))
const WidgetBlock = lazy(async () => ({ default: (await import('./WidgetBlock.tsx')).WidgetBlock }))
const CardsBlock = lazy(async () => ({ default: (await import('./CardsBlock.tsx')).CardsBlock }))
const FormBlock = lazy(async () => ({ default: (await import('./FormBlock.tsx')).FormBlock }))

/** A page of a module: its title and, in order, the blocks whose conditions hold. */
export function PageScreen({ module, pageId }: PageScreenProps) {
  const { t, session } = usePortal()
  const [now] = useState(() => new Date().toISOString())
  const page = module.definition.pages[pageId]
  if (!page) throw new Error(`Module ${module.definition.id} has no page ${pageId}`)
  const scope = { ...session, now }
  const shown = page.blocks.filter(({ when }) => when === undefined || evaluateCondition(when, scope))
  return (
    <section className="page-screen" aria-label={t(page.title)}>
      <PageHeader title={t(page.title)} />
      {byLine(shown).map(([first, ...others]) =>
        first.width === 'full' ? (
          <PageBlock key={first.id} module={module} page={page.id} block={first} />
        ) : (
          <div key={first.id} className="page-line">
            {[first, ...others].map((block) => (
              <PageBlock key={block.id} module={module} page={page.id} block={block} />
            ))}
          </div>
        ),
      )}
    </section>
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

export interface PageBlockProps {
  module: CompiledModule
  /** Id of the page it stands on. */
  page: string
  block: BlockDefinition
}

/** One block of a page. */
export function PageBlock({ module, page, block }: PageBlockProps) {
  const { t } = usePortal()
  switch (block.kind) {
    case 'text':
      return <TextBlock block={block} />
    case 'banner':
      return <BannerBlock block={block} />
    case 'links':
      return <LinksBlock block={block} />
    case 'list':
      return (
        <div className="page-list">
          <Suspense fallback={null}>
            <ListScreen module={module} listId={block.list} embedded />
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
        <Suspense fallback={<span className="page-skeleton" data-kind="chart" />}>
          <WidgetBlock module={module} block={block} />
        </Suspense>
      )
    case 'code':
      return <CodeBlock title={t(block.title)} lines={block.code} />
    case 'cards':
      return (
        <Suspense fallback={<span className="page-skeleton" data-kind="chart" />}>
          <CardsBlock block={block} />
        </Suspense>
      )
    case 'form':
      return (
        <Suspense fallback={<span className="page-skeleton" data-kind="chart" />}>
          <FormBlock module={module} page={page} block={block} />
        </Suspense>
      )
  }
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

function BannerBlock({ block }: { block: BlockOf<'banner'> }) {
  const { t } = usePortal()
  const { tone, text, link } = block
  return (
    <div className="page-banner" data-tone={tone}>
      <Icon name={toneIcons[tone]} size={18} />
      <p>
        {t(text)} {link ? <OpenLink link={link}>{t(link.text)}</OpenLink> : null}
      </p>
    </div>
  )
}

function LinksBlock({ block }: { block: BlockOf<'links'> }) {
  const { t, can } = usePortal()
  const open = block.links.filter(({ access }) => can(access))
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
function OpenLink({ link, children }: { link: Pick<CardDefinition, 'to' | 'access'>; children: ReactNode }) {
  const { can, session } = usePortal()
  const to = can(link.access) ? fillTemplate(link.to, session, encodeURIComponent) : undefined
  return to === undefined ? null : <Link to={to}>{children}</Link>
}
