import { useSyncExternalStore } from 'react'

export type Density = 'comfortable' | 'compact'

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] })
  return () => observer.disconnect()
}

function read(): Density {
  return document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable'
}

/** How much room rows and controls take: the shell writes it to `data-density` of the root element. */
export function useDensity(): Density {
  return useSyncExternalStore(subscribe, read, () => 'comfortable')
}
