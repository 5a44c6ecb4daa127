import { measureScrollBar } from '../../engine/list/measureScrollBar.ts'
import { frameCookie } from '../../shared/headStart.ts'
import { whenIdle } from './whenIdle.ts'

const aYear = 365 * 86_400

/**
 * Notes how large the window is and what it leaves for the rows of a list: the server draws the next page for that.
 * Measuring makes the browser lay out the page, so it waits until that has been painted.
 */
export function rememberFrame(): void {
  whenIdle(note)
  window.addEventListener('pagehide', note)
  document.addEventListener('visibilitychange', note)
}

function note(): void {
  const width = window.innerWidth
  const room = document.querySelector('[data-list-room]')?.clientWidth ?? noted(width)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${frameCookie}=${width}.${room}.${measureScrollBar()}; Path=/; Max-Age=${aYear}; SameSite=Strict${secure}`
}

/** What was noted in a window of this width; 0 for nothing. */
function noted(width: number): number {
  const [, of, room] = /(?:^|; )frame=(\d+)\.(\d+)\./.exec(document.cookie) ?? []
  return Number(of) === width ? Number(room) : 0
}
