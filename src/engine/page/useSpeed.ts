import { useState } from 'react'
import { useNow } from '../registry/useNow.ts'

interface Seen {
  done: number
  /** ms */
  at: number
}

/** Changes that the speed is measured over. */
const MEASURED = 6

/**
 * Things a second, from how a number grew while it was on the screen.
 * @returns null until it grew, and while nothing runs
 */
export function useSpeed(done: number, active: boolean): number | null {
  const at = useNow(1000)
  const [seen, setSeen] = useState<readonly Seen[]>([])
  const next = active ? addSeen(seen, { done, at }) : nothing
  if (next !== seen && next.length + seen.length > 0) setSeen(next)
  return speedOf(next)
}

const nothing: readonly Seen[] = []

/** A number that fell begins anew. */
export function addSeen(before: readonly Seen[], now: Seen): readonly Seen[] {
  const last = before.at(-1)
  if (last?.done === now.done) return before
  return [...(last && last.done > now.done ? [] : before), now].slice(-MEASURED)
}

/** @returns null for fewer than two values */
export function speedOf(seen: readonly Seen[]): number | null {
  const [first, last] = [seen[0], seen.at(-1)]
  if (!first || !last || last.at <= first.at) return null
  return ((last.done - first.done) / (last.at - first.at)) * 1000
}
