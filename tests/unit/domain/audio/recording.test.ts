import { describe, expect, it } from 'vitest'
import { longestRecording, Recording, Resampler, writeWav16 } from '../../../../src/domain/audio/index.ts'

function tone(hertz: number, seconds: number, rate: number, loudness = 0.5): Float32Array {
  return Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, at) => loudness * Math.sin((2 * Math.PI * hertz * at) / rate),
  )
}

/** Root mean square without the ends, where a filter reaches into silence. */
function loudnessOf(samples: Float32Array): number {
  const middle = samples.subarray(200, -200)
  return Math.sqrt(middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length)
}

describe('a WAV file of 16 bits', () => {
  it('has a header of 44 bytes that says how long it is, and two bytes per sample', () => {
    const bytes = writeWav16([Int16Array.of(0, 1), Int16Array.of(-2, 32_767)], 16_000)
    const view = new DataView(bytes.buffer)
    const text = (from: number, to: number): string => Buffer.from(bytes.subarray(from, to)).toString()
    expect([text(0, 4), text(8, 16), text(36, 40)]).toEqual(['RIFF', 'WAVEfmt ', 'data'])
    expect(bytes.length).toBe(52)
    expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([44, 8])
    // PCM, one channel, 16 000 samples, 32 000 bytes a second, 2 bytes, 16 bits.
    expect([20, 22, 32, 34].map((at) => view.getUint16(at, true))).toEqual([1, 1, 2, 16])
    expect([24, 28].map((at) => view.getUint32(at, true))).toEqual([16_000, 32_000])
    expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([0, 1, -2, 32_767])
  })
})

describe('a resampler', () => {
  it.each([48_000, 44_100, 16_000, 8000])('keeps a voice from %d Hz as loud and as long as it is', (rate) => {
    const converted = new Resampler(rate, 16_000).push(tone(1000, 1, rate))
    expect(converted.length).toBeGreaterThan(15_900)
    expect(converted.length).toBeLessThanOrEqual(16_000)
    expect(loudnessOf(converted)).toBeCloseTo(0.5 / Math.SQRT2, 2)
    const expected = tone(1000, 1, 16_000)
    for (let at = 500; at < 15_000; at += 97) expect(converted[at]).toBeCloseTo(expected[at] ?? 0, 2)
  })

  it('filters out what 16 kHz can’t hold, which would else come back as another tone', () => {
    const converted = new Resampler(48_000, 16_000).push(tone(10_500, 1, 48_000))
    expect(loudnessOf(converted)).toBeLessThan(0.001)
  })

  it('gives the same whatever parts the samples come in', () => {
    const samples = tone(440, 0.5, 44_100)
    const whole = new Resampler(44_100, 16_000).push(samples)
    const resampler = new Resampler(44_100, 16_000)
    const parts: number[] = []
    for (let from = 0; from < samples.length; from += 777)
      parts.push(...resampler.push(samples.subarray(from, from + 777)))
    expect(parts).toEqual([...whole])
  })
})

describe('a recording', () => {
  it('is a WAV file of 16 kHz of what was pushed', () => {
    const recording = new Recording(48_000, 1_000_000)
    recording.push(tone(440, 1, 48_000))
    recording.push(tone(440, 1, 48_000))
    expect(recording.seconds).toBeCloseTo(2, 2)
    const wav = recording.toWav()
    expect(wav.length).toBe(44 + 2 * Math.round(recording.seconds * 16_000))
    const samples = new Int16Array(wav.buffer, 44)
    expect(Math.max(...samples.subarray(0, 16_000))).toBeGreaterThan(16_000)
    expect(recording.isSilent).toBe(false)
  })

  it('is never larger than its file may be', () => {
    const recording = new Recording(16_000, 44 + 2 * 8000)
    expect(longestRecording(44 + 2 * 8000)).toBe(0.5)
    recording.push(tone(440, 0.4, 16_000))
    expect(recording.isFull).toBe(false)
    recording.push(tone(440, 0.4, 16_000))
    expect(recording.isFull).toBe(true)
    recording.push(tone(440, 0.4, 16_000))
    expect(recording.toWav().length).toBe(44 + 2 * 8000)
  })

  it('clips what is too loud, and knows when nothing was heard', () => {
    const loud = new Recording(16_000, 100_000)
    loud.push(new Float32Array(1600).fill(3))
    expect(new Int16Array(loud.toWav().buffer, 44)[800]).toBe(32_767)
    const silent = new Recording(16_000, 100_000)
    silent.push(tone(440, 1, 16_000, 0.001))
    expect(silent.isSilent).toBe(true)
  })
})
