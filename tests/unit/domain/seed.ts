/** A seed for property tests: `SEED=…` repeats a run; otherwise a new one is printed. */
export const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)

/** A small random generator (mulberry32), the same for the same seed. */
export function createRandom(from: number): (below: number) => number {
  let state = from
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
