/**
 * How loud each of so many equal parts is, for a waveform.
 * @param samples from -1 to 1
 * @returns whole numbers from 0 to 100, the loudest part being 100; zeros for silence
 */
export function peaksOf(samples: Float32Array, parts: number): number[] {
  const peaks = Array.from({ length: parts }, (_, part) => {
    const from = Math.floor((part * samples.length) / parts)
    const until = Math.max(from + 1, Math.floor(((part + 1) * samples.length) / parts))
    let peak = 0
    for (let at = from; at < until && at < samples.length; at += 1)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0))
    return peak
  })
  const loudest = Math.max(...peaks, 0)
  return peaks.map((peak) => (loudest === 0 ? 0 : Math.round((peak / loudest) * 100)))
}
