import './tooltip.css'
import { placeTooltip } from './placeTooltip.ts'

/** How long a tooltip stays after its target was left. Source: specification, shell. */
const leaveMs = 300
/** Who only passes by sees none. */
const enterMs = 300

/**
 * Shows the `title`, or the words that are cut off (`.pb-cut`), of whatever is pointed at or focused by keyboard, in
 * place of the browser's own tooltip, which keyboards do not reach and whose time is not ours. The attribute stays what
 * components write.
 */
export function startTooltips(): void {
  const tip = document.createElement('div')
  tip.id = 'tooltip'
  tip.role = 'tooltip'
  tip.className = 'tooltip'
  tip.popover = 'manual'

  /** What the tooltip is of, with its text; its own `title` is empty meanwhile, so that the browser shows none. */
  let target: HTMLElement | null = null
  let text = ''
  let entering: ReturnType<typeof setTimeout> | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  const changes = new MutationObserver(takeTitle)

  function enter(element: HTMLElement): void {
    clearTimeout(leaving)
    if (element === target) return
    const wasShown = tip.isConnected
    hide()
    target = element
    takeTitle()
    changes.observe(element, { attributes: true, attributeFilter: ['title'] })
    if (wasShown) show()
    else entering = setTimeout(show, enterMs)
  }

  /** The target's words may change while it is pointed at, or go. */
  function takeTitle(): void {
    const title = target?.getAttribute('title')
    if (title === '') return
    const words = target && tooltipOf(target)
    if (!words) return hide()
    text = words
    tip.textContent = words
    if (title) target?.setAttribute('title', '')
  }

  function show(): void {
    if (!target?.isConnected) return hide()
    // Inside what is above the page, so that it can be pointed at too, or else in the landmark of its target.
    const layer = target.closest('dialog, [popover], main, nav, header, footer') ?? document.body
    layer.append(tip)
    tip.showPopover()
    placeTooltip(tip, target)
    if (!target.hasAttribute('aria-describedby') && text !== target.ariaLabel && text !== target.textContent)
      target.setAttribute('aria-describedby', tip.id)
  }

  function leave(): void {
    clearTimeout(leaving)
    if (tip.isConnected) leaving = setTimeout(hide, leaveMs)
    else hide()
  }

  function hide(): void {
    clearTimeout(entering)
    clearTimeout(leaving)
    changes.disconnect()
    tip.remove()
    if (target?.getAttribute('title') === '') target.setAttribute('title', text)
    if (target?.getAttribute('aria-describedby') === tip.id) target.removeAttribute('aria-describedby')
    target = null
  }

  document.addEventListener('pointerover', ({ target: over, pointerType }) => {
    if (pointerType === 'touch' || !(over instanceof Element)) return
    if (tip.contains(over)) return clearTimeout(leaving)
    const titled = over.closest<HTMLElement>('[title], .pb-cut')
    if (titled && (titled === target || tooltipOf(titled) !== '')) enter(titled)
    else leave()
  })
  document.documentElement.addEventListener('pointerleave', leave)
  document.addEventListener('focusin', ({ target: focused }) => {
    if (!(focused instanceof HTMLElement) || !focused.matches(':focus-visible')) return
    const titled = [focused, ...focused.querySelectorAll<HTMLElement>('.pb-cut')].find(tooltipOf)
    if (titled) enter(titled)
    else leave()
  })
  document.addEventListener('focusout', leave)
  document.addEventListener('pointerdown', hide, true)
  document.addEventListener('scroll', hide, true)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), true)
}

/** An element's title, or the words it has no room for. */
function tooltipOf(element: HTMLElement): string {
  if (element.title !== '' || !element.matches('.pb-cut')) return element.title
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
  return scrollWidth > clientWidth || scrollHeight > clientHeight + 1 ? element.textContent : ''
}
