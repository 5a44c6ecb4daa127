/** Announces a subject at once, then at most every `everyMs`; changes in between are announced once, at the end. */
export interface Pacer {
  tell(subject: string): void
  stop(): void
}

export function createPacer(everyMs: number, work: (subject: string) => void): Pacer {
  const resting = new Map<string, { again: boolean; timer: NodeJS.Timeout }>()

  function rest(subject: string): void {
    const timer = setTimeout(() => {
      const again = resting.get(subject)?.again === true
      resting.delete(subject)
      if (again) begin(subject)
    }, everyMs)
    resting.set(subject, { again: false, timer: timer.unref() })
  }

  function begin(subject: string): void {
    rest(subject)
    work(subject)
  }

  return {
    tell(subject) {
      const known = resting.get(subject)
      if (known) known.again = true
      else begin(subject)
    },
    stop() {
      for (const { timer } of resting.values()) clearTimeout(timer)
      resting.clear()
    },
  }
}
