import type { ReactNode } from 'react'
import { usePublic } from './PublicContext.ts'

/** A link to another page that needs no session. */
export function PublicLink({ to, children }: { to: string; children: ReactNode }) {
  const { open } = usePublic()
  return (
    <a
      href={to}
      onClick={(event) => {
        if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        open(to)
      }}
    >
      {children}
    </a>
  )
}
