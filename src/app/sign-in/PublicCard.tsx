import type { ReactNode } from 'react'

interface PublicCardProps {
  title: string
  help?: string
  children?: ReactNode
}

/** One thing to do or to know. */
export function PublicCard({ title, help, children }: PublicCardProps) {
  return (
    <section className="card">
      <div className="card-heading">
        <h1>{title}</h1>
        {help !== undefined && <p>{help}</p>}
      </div>
      {children}
    </section>
  )
}
