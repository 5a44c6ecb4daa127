import { useEffect, useRef } from 'react'

const longestWaitMs = 10_000

/** Moves the focus to the heading of a newly opened screen, once it is drawn, unless the person is already at work in it. */
export function useHeadingFocus(screenKey: string): void {
  const shown = useRef(screenKey)
  useEffect(() => {
    if (shown.current === screenKey) return
    shown.current = screenKey
    const main = document.getElementById('main')
    if (!main) return
    const waiting = new MutationObserver(focusHeading)
    const timer = setTimeout(() => waiting.disconnect(), longestWaitMs)

    function focusHeading(): void {
      const heading = main?.querySelector<HTMLElement>('h1')
      if (!heading) return
      waiting.disconnect()
      clearTimeout(timer)
      if (main?.contains(document.activeElement) && document.activeElement !== main) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }

    main.scrollTo(0, 0)
    waiting.observe(main, { childList: true, subtree: true })
    focusHeading()
    return () => {
      waiting.disconnect()
      clearTimeout(timer)
    }
  }, [screenKey])
}
