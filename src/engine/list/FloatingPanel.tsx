import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'

export interface FloatingPanelProps {
  /** What it belongs to: it opens below this and gives the focus back to it. */
  anchor: HTMLElement
  onClose: () => void
  kind: 'menu' | 'dialog'
  label: string
  className?: string
  children: ReactNode
}

const GAP = 4

/** A panel above everything, beside its anchor. Escape, a press elsewhere, or moving the focus out closes it. */
export function FloatingPanel({ anchor, onClose, kind, label, className, children }: FloatingPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    element.showPopover()
    const place = () => placeBeside(element, anchor)
    place()
    const first = element.querySelector<HTMLElement>('[autofocus], [data-first], a, button, input')
    ;(first ?? element).focus({ preventScroll: true })
    // What it holds may come later and be larger.
    const growth = new ResizeObserver(place)
    growth.observe(element)
    window.addEventListener('resize', place)
    document.addEventListener('scroll', place, true)
    return () => {
      growth.disconnect()
      window.removeEventListener('resize', place)
      document.removeEventListener('scroll', place, true)
      if (document.activeElement === document.body || element.contains(document.activeElement)) {
        anchor.focus({ preventScroll: true })
      }
    }
  }, [anchor])

  useEffect(() => {
    function press(event: PointerEvent) {
      const target = event.target
      if (target instanceof Node && !panel.current?.contains(target) && !anchor.contains(target))
        close.current()
    }
    document.addEventListener('pointerdown', press, true)
    return () => document.removeEventListener('pointerdown', press, true)
  }, [anchor])

  return (
    // The role comes from outside, where a rule cannot see it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={panel}
      popover="manual"
      role={kind}
      aria-label={label}
      tabIndex={-1}
      className={className === undefined ? 'floating-panel' : `floating-panel ${className}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      onBlur={(event) => {
        const next = event.relatedTarget
        if (next instanceof Node && !event.currentTarget.contains(next) && !anchor.contains(next)) onClose()
      }}
    >
      {children}
    </div>
  )
}

function placeBeside(element: HTMLElement, anchor: HTMLElement): void {
  const target = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = element
  const below = target.bottom + GAP
  const above = target.top - GAP - height
  const top = below + height <= innerHeight || above < 0 ? below : above
  const start = target.left + width <= innerWidth - GAP ? target.left : target.right - width
  element.style.top = `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`
  element.style.left = `${Math.max(GAP, Math.min(start, innerWidth - width - GAP))}px`
}
