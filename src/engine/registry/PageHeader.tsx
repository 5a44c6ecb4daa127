import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import './engine.css'

export interface PageTab {
  id: string
  title: string
  to: string
}

export interface PageHeaderProps {
  title: string
  /** The one primary action. */
  action?: ReactNode
  tabs?: PageTab[]
  /** Id of the tab whose screen this is. */
  tab?: string | undefined
}

/** Top of every screen: its title, one action and, where a module has several screens, its tabs. */
export function PageHeader({ title, action, tabs = [], tab }: PageHeaderProps) {
  return (
    <header className={tabs.length > 1 ? 'pb-page-header pb-with-tabs' : 'pb-page-header'}>
      <div className="pb-page-title">
        <h1>{title}</h1>
        {action}
      </div>
      {tabs.length > 1 ? (
        <nav className="pb-tabs" aria-label={title}>
          {tabs.map(({ id, title: name, to }) => (
            <Link key={id} to={to} aria-current={id === tab ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      ) : null}
    </header>
  )
}
