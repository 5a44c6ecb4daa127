import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

interface PublicCardProps {
  title: string
  help?: string | undefined
  /** It replaced the focused element. */
  isNews?: boolean
  children?: ReactNode
}

/** A card with one task or message. */
export function PublicCard({ title, help, isNews = false, children }: PublicCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) heading.current?.focus()
  }, [isNews])
  return (
    <section className="card">
      <div className="card-heading">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {help !== undefined && <p>{help}</p>}
      </div>
      {children}
    </section>
  )
}
