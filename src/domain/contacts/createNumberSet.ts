/** A set of phone numbers in one flat array: 8 bytes a place, at most 70 % full. */
export interface NumberSet {
  /** Adds a number; false when it was there already. See `numberKey` for the two parts. */
  add(head: number, tail: number): boolean
  readonly size: number
}

const FIRST_CAPACITY = 1 << 16
const STEPS_OF_FOUR_UNTIL = 1 << 22
const LOAD_LIMIT = 0.7
const TAIL_RANGE = 2e7

/**
 * Creates an empty set of numbers of up to 15 digits, each given as two integers:
 * `head` the first eight digits, `tail` the others with a 1 before them (so that leading zeros count).
 * @param seeds two odd 32-bit integers; random ones keep a crafted file from filling one place of the table
 */
export function createNumberSet(seeds: readonly [number, number] = randomSeeds()): NumberSet {
  const [headSeed, tailSeed] = seeds
  let capacity = FIRST_CAPACITY
  let shift = 16
  let keys = new Float64Array(capacity)
  let size = 0

  function place(head: number, tail: number): number {
    const mixed = Math.imul(head, headSeed) + Math.imul(tail, tailSeed)
    return Math.imul(mixed ^ (mixed >>> 15), headSeed) >>> shift
  }

  function grow(): void {
    const old = keys
    // Steps of four halve the copying; 2^22 places hold every number that 25 MB can.
    const doublings = capacity < STEPS_OF_FOUR_UNTIL ? 2 : 1
    capacity <<= doublings
    shift -= doublings
    keys = new Float64Array(capacity)
    const last = capacity - 1
    for (let from = 0; from < old.length; from += 1) {
      const key = old[from]!
      if (key === 0) continue
      const head = Math.floor(key / TAIL_RANGE)
      let at = place(head, key - head * TAIL_RANGE)
      while (keys[at] !== 0) at = (at + 1) & last
      keys[at] = key
    }
  }

  return {
    add(head, tail) {
      const key = head * TAIL_RANGE + tail
      const last = capacity - 1
      let at = place(head, tail)
      for (;;) {
        const found = keys[at]
        if (found === key) return false
        if (found === 0) break
        at = (at + 1) & last
      }
      keys[at] = key
      size += 1
      if (size > capacity * LOAD_LIMIT) grow()
      return true
    },
    get size() {
      return size
    },
  }
}

function randomSeeds(): [number, number] {
  const seeds = crypto.getRandomValues(new Uint32Array(2))
  return [seeds[0]! | 1, seeds[1]! | 1]
}
