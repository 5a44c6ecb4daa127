const counts = new Map<string, number>()

/** Counts a failed step of work that nobody waits for, for as long as the process lives. */
export function countFailure(step: string): void {
  counts.set(step, (counts.get(step) ?? 0) + 1)
}

/** Step → how often it failed. */
export function failureCounts(): ReadonlyMap<string, number> {
  return counts
}
