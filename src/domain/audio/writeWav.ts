const HEADER_BYTES = 44
const MIDDLE = 128
const LOUDEST = 127

/**
 * Writes a WAV file of one channel with 8 bits a sample.
 * @param samples from -1 to 1
 */
export function writeWav(samples: Float32Array, samplesPerSecond: number): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + samples.length)
  const view = new DataView(bytes.buffer)
  const name = (at: number, text: string): void => {
    for (let index = 0; index < text.length; index += 1) bytes[at + index] = text.charCodeAt(index)
  }
  name(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + samples.length, true)
  name(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // PCM, one channel, a byte a sample.
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, samplesPerSecond, true)
  view.setUint32(28, samplesPerSecond, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  name(36, 'data')
  view.setUint32(40, samples.length, true)
  for (const [index, sample] of samples.entries())
    bytes[HEADER_BYTES + index] = MIDDLE + Math.round(Math.max(-1, Math.min(1, sample)) * LOUDEST)
  return bytes
}
