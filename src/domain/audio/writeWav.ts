export const WAV_HEADER_BYTES = 44
const MIDDLE = 128
const LOUDEST = 127

/**
 * Writes a WAV file of one channel with 8 bits a sample.
 * @param samples from -1 to 1
 */
export function writeWav(samples: Float32Array, samplesPerSecond: number): Uint8Array {
  const bytes = writeHeader(samples.length, 1, samplesPerSecond)
  for (const [index, sample] of samples.entries())
    bytes[WAV_HEADER_BYTES + index] = MIDDLE + Math.round(Math.max(-1, Math.min(1, sample)) * LOUDEST)
  return bytes
}

/**
 * Writes a WAV file of one channel with 16 bits a sample.
 * @param parts samples, one part after another
 */
export function writeWav16(parts: readonly Int16Array[], samplesPerSecond: number): Uint8Array<ArrayBuffer> {
  const count = parts.reduce((sum, { length }) => sum + length, 0)
  const bytes = writeHeader(count, 2, samplesPerSecond)
  const view = new DataView(bytes.buffer)
  let at = WAV_HEADER_BYTES
  for (const part of parts) {
    for (const sample of part) {
      view.setInt16(at, sample, true)
      at += 2
    }
  }
  return bytes
}

/** Room for so many samples, with the header that goes before them. */
function writeHeader(
  samples: number,
  bytesPerSample: 1 | 2,
  samplesPerSecond: number,
): Uint8Array<ArrayBuffer> {
  const length = samples * bytesPerSample
  const bytes = new Uint8Array(WAV_HEADER_BYTES + length)
  const view = new DataView(bytes.buffer)
  const name = (at: number, text: string): void => {
    for (let index = 0; index < text.length; index += 1) bytes[at + index] = text.charCodeAt(index)
  }
  name(0, 'RIFF')
  view.setUint32(4, WAV_HEADER_BYTES - 8 + length, true)
  name(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // PCM, one channel.
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, samplesPerSecond, true)
  view.setUint32(28, samplesPerSecond * bytesPerSample, true)
  view.setUint16(32, bytesPerSample, true)
  view.setUint16(34, bytesPerSample * 8, true)
  name(36, 'data')
  view.setUint32(40, length, true)
  return bytes
}
