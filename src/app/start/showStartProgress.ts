import './start-progress.css'
import { readBrand } from './readBrand.ts'

/** A start that is quicker shows nothing of itself. */
const noticeableMs = 400

/** While the page waits for its session: says that something is on its way. What is drawn next takes its place. */
export function showStartProgress(root: HTMLElement): void {
  setTimeout(() => {
    if (root.hasChildNodes()) return
    const bar = document.createElement('div')
    bar.className = 'start-progress'
    bar.setAttribute('role', 'progressbar')
    bar.setAttribute('aria-label', readBrand().product)
    root.append(bar)
  }, noticeableMs)
}
