import { distance } from 'fastest-levenshtein'

/** The name closest to what was written, or undefined when none is close enough to be what was meant. */
export function nearestName(written: string, names: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Math.max(2, Math.floor(written.length / 3)) + 1
  for (const name of names) {
    const candidate = distance(written.toLowerCase(), name.toLowerCase())
    if (candidate < bestDistance) {
      best = name
      bestDistance = candidate
    }
  }
  return best
}
