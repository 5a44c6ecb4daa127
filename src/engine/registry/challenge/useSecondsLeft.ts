import { useNow } from '../useNow.ts'

/** Whole seconds until a moment in ms since 1970; 0 once it is there. */
export function useSecondsLeft(endsAt: number): number {
  const now = useNow(1000)
  return Math.max(0, Math.ceil((endsAt - now) / 1000))
}
