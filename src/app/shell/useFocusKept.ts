import { useEffect } from 'react'

/** Screens that replace what had the focus move it themselves first. */
const patienceMs = 200

/**
 * When what had the focus goes, such as the button that was just pressed, the nearest heading that is left takes it:
 * screen readers would start over at the top of the page.
 */
export function useFocusKept(): void {
  useEffect(() => {
    const main = document.getElementById('main')
    if (!main) return
    let around: Element[] = []
    let timer: ReturnType<typeof setTimeout> | undefined

    const remember = ({ target }: FocusEvent): void => {
      around = target instanceof Element ? ancestors(target, main) : []
    }
    const recover = (): void => {
      timer = undefined
      if (document.activeElement !== document.body || around[0]?.isConnected) return
      const left = around.find((element) => element.isConnected && headingOf(element))
      const heading = headingOf(left ?? main)
      around = []
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    const watch = new MutationObserver(() => {
      if (timer === undefined && around[0] && !around[0].isConnected) timer = setTimeout(recover, patienceMs)
    })
    main.addEventListener('focusin', remember)
    watch.observe(main, { childList: true, subtree: true })
    return () => {
      main.removeEventListener('focusin', remember)
      watch.disconnect()
      clearTimeout(timer)
    }
  }, [])
}

function ancestors(element: Element, root: Element): Element[] {
  const found: Element[] = []
  for (let each: Element | null = element; each && each !== root; each = each.parentElement) found.push(each)
  return found
}

function headingOf(element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>('h1, h2, h3')
}
