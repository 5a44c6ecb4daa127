import { distance } from 'fastest-levenshtein'

/** The name closest to what was written, or undefined when none is close enough to be what was meant. */
export function nearestName(written: string, names: Iterable<string>): string | undefined {
  const wanted = written.toLowerCase()
  let best: string | undefined
  let bestDistance = mostMistakes(wanted) + 1
  for (const name of names) {
    const candidate = mistakesBetween(wanted, name.toLowerCase())
    if (candidate < bestDistance) {
      best = name
      bestDistance = candidate
    }
  }
  return best
}

/** In a short word two wrong letters make another word: "back" is not meant as "block". */
function mostMistakes(written: string): number {
  if (written.length < 5) return 1
  return Math.max(2, Math.floor(written.length / 3))
}

/** Two neighbours that changed places are one mistake. */
function mistakesBetween(one: string, other: string): number {
  let first = 0
  while (first < one.length && one[first] === other[first]) first++
  const isSwapped =
    one.length === other.length &&
    first + 1 < one.length &&
    one[first] === other[first + 1] &&
    one[first + 1] === other[first] &&
    one.slice(first + 2) === other.slice(first + 2)
  return isSwapped ? 1 : distance(one, other)
}
