import { useEffect, useState, type RefObject } from 'react'

/** Whether columns are hidden beyond the end of the rows: they overflow, and are not scrolled to their end. */
export function useMoreBeyond(frame: RefObject<HTMLElement | null>, overflows: boolean): boolean {
  const [atEnd, setAtEnd] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    // Scrolling does not bubble, and which element scrolls is the table's or the grid's affair.
    const look = ({ target }: Event) => {
      if (!(target instanceof Element) || target.scrollWidth <= target.clientWidth) return
      setAtEnd(Math.abs(target.scrollLeft) + target.clientWidth >= target.scrollWidth - 1)
    }
    element.addEventListener('scroll', look, true)
    return () => element.removeEventListener('scroll', look, true)
  }, [frame])
  return overflows && !atEnd
}
