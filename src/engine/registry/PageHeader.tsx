import type { ReactNode } from 'react'
import './engine.css'

export interface PageHeaderProps {
  title: string
  /** The one primary action. */
  action?: ReactNode
  /** It heads a part of a page, below the title of the whole. */
  part?: boolean | undefined
}

/** Top of every screen: its title and at most one action. */
export function PageHeader({ title, action, part }: PageHeaderProps) {
  return (
    <header className="pb-page-header">
      {part ? <h2>{title}</h2> : <h1 tabIndex={-1}>{title}</h1>}
      {action}
    </header>
  )
}
