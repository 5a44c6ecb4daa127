import { useEffect } from 'react'
import { prefetch } from '../start/chunkGuard.ts'
import { whenIdle } from '../start/whenIdle.ts'
import { screenImports } from './screenImports.ts'

/** Counted from the first screen on, so that it has all it needs by then. */
const waitMs = 5000

/** Called by a screen that is drawn. Once the browser has nothing to do, gets the screens that were not opened yet; not for people who save data. */
export function usePrefetch(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (savesData()) return
      if (navigator.onLine) getScreens()
      else window.addEventListener('online', getScreens, { once: true })
    }, waitMs)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', getScreens)
    }
  }, [])
}

function getScreens(): void {
  whenIdle(() => void prefetch(() => Promise.allSettled(Object.values(screenImports).map((load) => load()))))
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
