import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'

/**
 * A part beside the screen whose script is loaded when it is first drawn. One that does not come takes nothing else
 * with it: `Missing` is drawn in its place, by default nothing. A page does not ask for it twice.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  // Drawn on the server, a page shows what is there at once.
  if (import.meta.env.SSR) return lazy(() => new Promise(() => undefined))
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: Missing }
    }
  })
}

function Nothing(): null {
  return null
}
