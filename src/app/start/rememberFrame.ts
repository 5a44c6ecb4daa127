import { measureScrollBar } from '../../engine/list/measureScrollBar.ts'
import { frameCookie } from '../../shared/headStart.ts'
import { noteForServer } from './noteForServer.ts'
import { whenIdle } from './whenIdle.ts'

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
  noteForServer(frameCookie, `${width}.${room}.${measureScrollBar()}`)
}

/** What was noted in a window of this width; 0 for nothing. */
function noted(width: number): number {
  const [, of, room] = /(?:^|; )frame=(\d+)\.(\d+)\./.exec(document.cookie) ?? []
  return Number(of) === width ? Number(room) : 0
}
