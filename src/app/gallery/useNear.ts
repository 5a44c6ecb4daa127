import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** True once an element has come near the part of the page that is seen. */
export function useNear(): [boolean, RefObject<HTMLElement | null>] {
  const ref = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || near) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      {
        rootMargin: '600px',
      },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near])
  return [near, ref]
}
