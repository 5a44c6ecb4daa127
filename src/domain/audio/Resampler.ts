/** Zero crossings of the filter on either side: more are sharper and slower. */
const CROSSINGS = 16
/** How finely the filter is tabulated between two samples. */
const STEPS = 256
/** Leaves room for the filter to fall before the highest frequency that the lower rate can hold. */
const PASSED = 0.92

/**
 * Converts samples from one rate to another as they come. Frequencies that the lower rate can't hold are filtered out,
 * which would else be heard as noise.
 */
export class Resampler {
  readonly #ratio: number
  /** Of the filter, in samples that come in. */
  readonly #reach: number
  readonly #filter: Float32Array
  /** Samples that are still needed; the first has the number `#start`. */
  #waiting: Float32Array
  #start: number
  /** Number of the next sample that goes out. */
  #next = 0

  /** @param from samples per second that come in @param to those that go out */
  constructor(from: number, to: number) {
    this.#ratio = from / to
    const cutoff = Math.min(1, to / from) * PASSED
    this.#reach = Math.ceil(CROSSINGS / cutoff)
    this.#filter = tabulate(cutoff, this.#reach)
    // Silence before the first sample, which the filter reaches back to.
    this.#waiting = new Float32Array(this.#reach)
    this.#start = -this.#reach
  }

  /** @returns the samples that are complete by now */
  push(samples: Float32Array): Float32Array {
    this.#take(samples)
    const end = this.#start + this.#waiting.length
    const until = Math.max(this.#next, Math.ceil((end - this.#reach) / this.#ratio))
    const out = new Float32Array(until - this.#next)
    for (let index = 0; index < out.length; index += 1)
      out[index] = this.#at((this.#next + index) * this.#ratio)
    this.#next = until
    return out
  }

  #take(samples: Float32Array): void {
    const needed = Math.max(0, Math.floor(this.#next * this.#ratio) - this.#reach - this.#start)
    const kept = this.#waiting.subarray(Math.min(needed, this.#waiting.length))
    this.#start += this.#waiting.length - kept.length
    const joined = new Float32Array(kept.length + samples.length)
    joined.set(kept)
    joined.set(samples, kept.length)
    this.#waiting = joined
  }

  /** @param place in samples that came in */
  #at(place: number): number {
    const first = Math.ceil(place - this.#reach)
    const last = Math.floor(place + this.#reach)
    let sum = 0
    for (let at = first; at <= last; at += 1) {
      const weight = this.#filter[Math.round(Math.abs(at - place) * STEPS)] ?? 0
      sum += weight * (this.#waiting[at - this.#start] ?? 0)
    }
    return sum
  }
}

/** A sinc under a Blackman window, by distance from the middle; what it lets through keeps its loudness. */
function tabulate(cutoff: number, reach: number): Float32Array {
  return Float32Array.from({ length: reach * STEPS + 1 }, (_, index) => {
    const distance = index / STEPS
    const turn = (Math.PI * distance) / reach
    const window = 0.42 + 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn)
    const angle = Math.PI * distance * cutoff
    return cutoff * (angle === 0 ? 1 : Math.sin(angle) / angle) * window
  })
}
