import { useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon, iconOf } from '../../engine/registry/Icon.tsx'
import { Link } from '../../engine/registry/Link.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { markedEntry, navigationTree } from '../router/navigationTree.ts'
import type { NavigationEntry } from '../../language/portal.ts'
import type { NavigationSection } from '../router/navigationTree.ts'
import { CountBadge } from './CountBadge.tsx'
import { ProductMark } from './ProductMark.tsx'
import { useStoredFlag } from './useStoredFlag.ts'

/** Product and sections; what the person may not open is not there. */
export function SideNavigation({ label }: { label: string }) {
  const { manifest, can, holds } = usePortal()
  const { pathname, search } = useLocation()
  const sections = useMemo(() => navigationTree(manifest, { can, holds }), [manifest, can, holds])
  const entries = sections.flatMap((section) => section.entries)
  const current = markedEntry(entries, manifest.routes, pathname, search)
  const nav = useRef<HTMLElement>(null)
  // A long navigation scrolls: where one is, is always in sight.
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <nav ref={nav} aria-label={label} className="navigation">
      <Link to={manifest.home} className="product">
        <ProductMark />
        <span>{manifest.product}</span>
      </Link>
      <ul>
        {sections.map((section) => (
          <Section key={section.id} section={section} current={current} />
        ))}
      </ul>
    </nav>
  )
}

function Section({ section, current }: { section: NavigationSection; current: string | null }) {
  const { t } = usePortal()
  const [closed, setClosed] = useStoredFlag(`section-closed.${section.id}`)
  const [first] = section.entries
  if (section.single && first) {
    return (
      <li className="navigation-section" data-single>
        <EntryLink entry={first} current={current} {...iconOf(section.icon, 18)}>
          {t(section.title ?? first.title)}
        </EntryLink>
      </li>
    )
  }
  if (section.title === null) {
    return (
      <li className="navigation-section" data-flat>
        <Entries section={section} current={current} />
      </li>
    )
  }
  const holdsCurrent = section.entries.some((entry) => entry.id === current)
  const listId = `section-${section.id}`
  return (
    <li className="navigation-section" data-current={holdsCurrent}>
      <button
        type="button"
        aria-expanded={!closed}
        aria-controls={listId}
        onClick={() => setClosed(!closed)}
        {...iconOf(section.icon, 18)}
      >
        {t(section.title)}
        <Icon name="expand" size={16} className="navigation-arrow" />
      </button>
      <Entries id={listId} section={section} current={current} hidden={closed} />
    </li>
  )
}

interface EntriesProps {
  id?: string
  section: NavigationSection
  current: string | null
  hidden?: boolean
}

function Entries({ id, section, current, hidden }: EntriesProps) {
  const { t } = usePortal()
  return (
    <ul id={id} hidden={hidden}>
      {section.entries.map((entry) => (
        <li key={entry.id}>
          <EntryLink entry={entry} current={current}>
            {t(entry.title)}
          </EntryLink>
        </li>
      ))}
    </ul>
  )
}

interface EntryLinkProps {
  entry: NavigationEntry
  current: string | null
  children: ReactNode
  'data-icon'?: string
}

function EntryLink({ entry, current, children, ...rest }: EntryLinkProps) {
  return (
    <Link {...rest} to={entry.to} aria-current={entry.id === current ? 'page' : undefined}>
      {children}
      {entry.badge !== undefined && <CountBadge path={entry.badge} />}
    </Link>
  )
}
