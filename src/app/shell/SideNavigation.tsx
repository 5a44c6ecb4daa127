import { useMemo } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { Icon } from '../../engine/registry/Icon.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { currentEntry, moduleEntry, navigationTree } from '../router/navigationTree.ts'
import type { NavigationSection } from '../router/navigationTree.ts'
import { ProductMark } from './ProductMark.tsx'
import { useStoredFlag } from './useStoredFlag.ts'

/** Product and sections; what the person may not open is not there. */
export function SideNavigation({ label }: { label: string }) {
  const { manifest, can } = usePortal()
  const [pathname] = useLocation()
  const search = useSearch()
  const sections = useMemo(() => navigationTree(manifest, can), [manifest, can])
  const entries = sections.flatMap((section) => section.entries)
  const current = currentEntry(entries, pathname, search) ?? moduleEntry(entries, manifest.routes, pathname)
  return (
    <nav aria-label={label} className="navigation">
      <Link href={manifest.home} className="product">
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
  const [closed, setClosed] = useStoredFlag(`patchbay.section-closed.${section.id}`)
  const holdsCurrent = section.entries.some((entry) => entry.id === current)
  const listId = `section-${section.id}`
  return (
    <li className="navigation-section" data-current={holdsCurrent}>
      <button type="button" aria-expanded={!closed} aria-controls={listId} onClick={() => setClosed(!closed)}>
        <Icon name={section.icon} size={18} />
        <span>{t(section.title)}</span>
        <Icon name="expand" size={16} className="navigation-arrow" />
      </button>
      <ul id={listId} hidden={closed}>
        {section.entries.map((entry) => (
          <li key={entry.id}>
            <Link href={entry.to} aria-current={entry.id === current ? 'page' : undefined}>
              {t(entry.title)}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
