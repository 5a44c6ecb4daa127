import { Resampler } from './Resampler.ts'
import { WAV_HEADER_BYTES, writeWav16 } from './writeWav.ts'

/** Wideband telephony carries no more; see docs/decisions. */
export const RECORDED_PER_SECOND = 16_000
const BYTES_PER_SAMPLE = 2
const LOUDEST = 32_767
/** Of the loudest sample: below it, a microphone is muted or hears no one (-50 dB). */
const HEARD = 0.003

/** What was recorded so far, at one rate whatever the microphone's is, and never more than a file may have. */
export class Recording {
  readonly #resampler: Resampler
  readonly #most: number
  readonly #parts: Int16Array[] = []
  #count = 0
  #peak = 0

  /** @param rate samples per second of the microphone @param maxBytes of the file */
  constructor(rate: number, maxBytes: number) {
    this.#resampler = new Resampler(rate, RECORDED_PER_SECOND)
    this.#most = mostSamples(maxBytes)
  }

  /** @param samples from -1 to 1 */
  push(samples: Float32Array): void {
    const converted = this.#resampler.push(samples).subarray(0, this.#most - this.#count)
    this.#parts.push(
      Int16Array.from(converted, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * LOUDEST)),
    )
    this.#count += converted.length
    this.#peak = Math.max(this.#peak, peakOf(converted))
  }

  get isFull(): boolean {
    return this.#count >= this.#most
  }

  get seconds(): number {
    return this.#count / RECORDED_PER_SECOND
  }

  /** Nothing could be heard all the time. */
  get isSilent(): boolean {
    return this.#peak < HEARD
  }

  /** A WAV file of one channel with 16 bits a sample. */
  toWav(): Uint8Array<ArrayBuffer> {
    return writeWav16(this.#parts, RECORDED_PER_SECOND)
  }
}

/** How long a recording can be that fits into a file. */
export function longestRecording(maxBytes: number): number {
  return mostSamples(maxBytes) / RECORDED_PER_SECOND
}

/** Of samples from -1 to 1, how far the loudest is from 0. */
export function peakOf(samples: Float32Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}

function mostSamples(maxBytes: number): number {
  return Math.max(0, Math.floor((maxBytes - WAV_HEADER_BYTES) / BYTES_PER_SAMPLE))
}
