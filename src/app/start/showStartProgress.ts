import './start-progress.css'
import { readBrand } from './readBrand.ts'

/** A start that is quicker shows nothing of itself. */
const noticeableMs = 400

/**
 * While the page waits for its session: says that something is on its way. What is drawn next takes its place.
 * @param hasFrame what comes has the frame of the portal, which is drawn ahead
 */
export function showStartProgress(root: HTMLElement, hasFrame: boolean): void {
  setTimeout(() => {
    if (root.hasChildNodes()) return
    const bar = part('start-progress')
    bar.setAttribute('role', 'progressbar')
    bar.setAttribute('aria-label', readBrand().product)
    root.append(bar)
    if (hasFrame) root.append(frame())
  }, noticeableMs)
}

/** Header, navigation and screen, as blocks where they will be. */
function frame(): HTMLElement {
  const whole = part('start-frame')
  const side = part('start-side')
  const screen = part('start-screen')
  side.append(...['', '', '', '', ''].map(() => part('start-line')))
  screen.append(part('start-title'), part('start-line'), part('start-body'))
  whole.append(side, part('start-header'), screen)
  whole.setAttribute('aria-hidden', 'true')
  return whole
}

function part(className: string): HTMLElement {
  const made = document.createElement('div')
  made.className = className
  return made
}
