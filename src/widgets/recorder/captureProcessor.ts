/** Known in an audio worklet, where this file runs alone. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

/** A twelfth of a second at 48 kHz: often enough for a meter. */
const BLOCK = 4096

/** Hands on what the microphone hears, block by block. */
class CaptureProcessor extends AudioWorkletProcessor {
  #block = new Float32Array(BLOCK)
  #count = 0

  process([input]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.#block[this.#count] = sample
      this.#count += 1
      if (this.#count < BLOCK) continue
      this.port.postMessage(this.#block, [this.#block.buffer])
      this.#block = new Float32Array(BLOCK)
      this.#count = 0
    }
    return true
  }
}

registerProcessor('capture', CaptureProcessor)
