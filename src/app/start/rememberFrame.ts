import { measureScrollBar } from '../../engine/list/measureScrollBar.ts'
import { frameCookie } from '../../shared/headStart.ts'

const aYear = 365 * 86_400

/** Notes how large the window is and what it leaves for the rows of a list: the server draws the next page for that. */
export function rememberFrame(): void {
  note()
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
