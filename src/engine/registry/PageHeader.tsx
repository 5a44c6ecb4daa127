import type { ReactNode } from 'react'
import './engine.css'

export interface PageHeaderProps {
  title: string
  /** The one primary action. */
  action?: ReactNode
}

/** Top of every screen: its title and at most one action. */
export function PageHeader({ title, action }: PageHeaderProps) {
  return (
    <header className="pb-page-header">
      <h1 tabIndex={-1}>{title}</h1>
      {action}
    </header>
  )
}
