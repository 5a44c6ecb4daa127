import { useEffect, useEffectEvent } from 'react'

/** While something that failed is shown: tries again by itself when the browser has its connection back. */
export function useRetryOnline(onRetry: () => void): void {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const listener = (): void => retry()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
}
