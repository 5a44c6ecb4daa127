import { useEffect, useRef } from 'react'
import { Link } from '../../engine/registry/Link.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'

interface ScreenTabsProps {
  /** The tab the screen stands behind; a screen without one shows no tabs. */
  current: { module: string; id: string } | undefined
}

/** The sibling screens, of one module or several, that this person may open. */
export function ScreenTabs({ current }: ScreenTabsProps) {
  const { manifest, can, holds, t } = usePortal()
  const nav = useRef<HTMLElement>(null)
  // On a narrow window the tabs are wider than it.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  const tabs = current && manifest.tabs[current.module]
  const open = tabs?.items.filter(({ access, when }) => can(access) && holds(when)) ?? []
  if (tabs === undefined || open.length < 2) return null
  return (
    <nav ref={nav} className="screen-tabs" aria-label={t(tabs.title)}>
      {open.map((tab) => (
        <Link key={tab.id} to={tab.to} aria-current={tab.id === current?.id ? 'page' : undefined}>
          {t(tab.title)}
        </Link>
      ))}
    </nav>
  )
}
