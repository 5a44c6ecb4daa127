import { useEffect, useRef } from 'react'
import { Link } from '../../engine/registry/Link.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { ModuleDefinition } from '../../language/portal.ts'

interface ScreenTabsProps {
  module: ModuleDefinition
  /** Id of the tab the screen stands behind; a screen without one shows no tabs. */
  current: string | undefined
}

/** The sibling screens of a module. */
export function ScreenTabs({ module, current }: ScreenTabsProps) {
  const { t } = usePortal()
  const tabs = useRef<HTMLElement>(null)
  // On a narrow window the tabs are wider than it.
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  if (current === undefined || module.tabs.length < 2) return null
  return (
    <nav ref={tabs} className="screen-tabs" aria-label={t(module.title)}>
      {module.tabs.map((tab) => (
        <Link key={tab.id} to={tab.to} aria-current={tab.id === current ? 'page' : undefined}>
          {t(tab.title)}
        </Link>
      ))}
    </nav>
  )
}
