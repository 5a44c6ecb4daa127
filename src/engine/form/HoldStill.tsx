import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'

interface HoldStillProps {
  still: boolean
  children: ReactNode
}

/**
 * Fields that cannot be changed while they are `still`: what is typed beside a save that then leaves the form would be
 * lost without a word. The focus comes back afterwards, unless it has gone elsewhere.
 */
export function HoldStill({ still, children }: HoldStillProps) {
  const box = useRef<HTMLDivElement>(null)
  const held = useRef<Element | null>(null)

  useLayoutEffect(() => {
    const { activeElement } = document
    if (still) {
      held.current = box.current?.contains(activeElement) ? activeElement : null
      return
    }
    if (held.current instanceof HTMLElement && activeElement === document.body)
      held.current.focus({ preventScroll: true })
    held.current = null
  }, [still])

  return (
    <div ref={box} inert={still}>
      {children}
    </div>
  )
}
