import type { ReactNode } from 'react'

interface MessageProps {
  title: string
  role?: 'alert'
  children: ReactNode
}

/** One thing to say where a screen would be. */
export function Message({ title, role, children }: MessageProps) {
  return (
    <section className="message" role={role}>
      <h1>{title}</h1>
      {children}
    </section>
  )
}
