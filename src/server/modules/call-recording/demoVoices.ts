import type { Random } from '../../demo/createRandom.ts'

export const SAMPLES_PER_SECOND = 8000
const SPEAKERS = [118, 196]
const LOUDNESS = 0.55

/** Two people who take turns, as hummed syllables: from -1 to 1. */
export function demoVoices(random: Random, seconds: number): Float32Array {
  const samples = new Float32Array(seconds * SAMPLES_PER_SECOND)
  let speaker = 0
  let turnEnd = 0
  for (let at = Math.round(0.3 * SAMPLES_PER_SECOND); at < samples.length;) {
    if (at >= turnEnd) {
      speaker = 1 - speaker
      turnEnd = at + random.between(2, 4) * SAMPLES_PER_SECOND
      at += Math.round((0.2 + random.fraction() * 0.4) * SAMPLES_PER_SECOND)
    }
    const length = Math.round((0.12 + random.fraction() * 0.16) * SAMPLES_PER_SECOND)
    const pitch = (SPEAKERS[speaker] ?? 0) * (0.88 + random.fraction() * 0.3)
    hum(samples, at, length, pitch, LOUDNESS * (0.45 + random.fraction() * 0.55))
    at += length + Math.round(random.fraction() * 0.09 * SAMPLES_PER_SECOND)
  }
  return samples
}

/** A voiced syllable: harmonics that weaken, rising and falling. */
function hum(samples: Float32Array, from: number, length: number, pitch: number, loudness: number): void {
  for (let at = 0; at < length && from + at < samples.length; at += 1) {
    const seconds = at / SAMPLES_PER_SECOND
    const shape = Math.sin((Math.PI * at) / length)
    let value = 0
    for (let harmonic = 1; harmonic <= 6; harmonic += 1)
      value += Math.sin(2 * Math.PI * pitch * harmonic * seconds) / harmonic ** 1.4
    samples[from + at] = (value / 1.9) * shape * loudness
  }
}
