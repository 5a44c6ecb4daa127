export const SAMPLES_PER_SECOND = 8000

/** Notes in hertz, each played for as many seconds after another. */
export type Tune = readonly (readonly [hertz: number, seconds: number])[]

const [C, E, G, A, HIGH_C] = [261.6, 329.6, 392, 440, 523.3]
const LOOPS = 6
const loop: Tune = [C, E, G, A, G, E].map((hertz) => [hertz, 0.5])

export const openingChime: Tune = [...[C, E, G].map((hertz) => [hertz, 0.4] as const), [HIGH_C, 1.2]]
export const holdMusic: Tune = Array.from({ length: LOOPS }, () => loop).flat()
export const closing: Tune = [...[G, E].map((hertz) => [hertz, 0.5] as const), [C, 1.4]]

const FADE_SECONDS = 0.02
const LOUDNESS = 0.6

/** A tune as samples from -1 to 1. */
export function playTune(tune: Tune): Float32Array {
  const length = tune.reduce((sum, [, seconds]) => sum + Math.round(seconds * SAMPLES_PER_SECOND), 0)
  const samples = new Float32Array(length)
  let start = 0
  for (const [hertz, seconds] of tune) {
    const count = Math.round(seconds * SAMPLES_PER_SECOND)
    for (let at = 0; at < count; at += 1) {
      const time = at / SAMPLES_PER_SECOND
      const fade = Math.min(1, time / FADE_SECONDS) * Math.exp(-2.2 * (time / seconds))
      const wave = Math.sin(2 * Math.PI * hertz * time) + 0.3 * Math.sin(4 * Math.PI * hertz * time)
      samples[start + at] = (wave / 1.3) * fade * LOUDNESS
    }
    start += count
  }
  return samples
}
