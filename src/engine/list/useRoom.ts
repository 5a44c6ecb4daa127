import { use, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { DrawnAhead } from '../data/DrawnAhead.ts'
import { measureScrollBar } from './measureScrollBar.ts'

/** Width of an element in px, followed as it changes; 0 before it is known. */
export function useRoom(): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null)
  const ahead = use(DrawnAhead)
  const [width, setWidth] = useState(ahead?.frame.room ?? 0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    setWidth(Math.floor(element.clientWidth))
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}

/** Width of a scroll bar in this browser, in px. */
export function useScrollBarWidth(): number {
  const ahead = use(DrawnAhead)
  const [width] = useState(() => ahead?.frame.bar ?? measureScrollBar())
  return width
}
