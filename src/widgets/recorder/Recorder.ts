import { longestRecording, peakOf, Recording } from '../../domain/audio/index.ts'
import { CaptureError, type Capture, type CaptureListener, type CaptureProblem } from './startCapture.ts'

export type RecorderState =
  | { step: 'idle' }
  | { step: 'asking' }
  | { step: 'recording' }
  | { step: 'paused'; because: 'person' | 'hidden' | 'interrupted' }
  | { step: 'failed'; problem: CaptureProblem }
  | { step: 'done'; ended: Ending; seconds: number; isSilent: boolean }

/** Why a recording is over. */
export type Ending = 'stopped' | 'full' | 'lost'

export interface Meter {
  seconds: number
  /** Loudest sample of the last moment, from 0 to 1. */
  level: number
}

/** Whose recordings they are. */
export interface RecorderOwner {
  /** Of a file. */
  maxBytes: number
  /** Called with a WAV file. */
  onRecorded: (wav: Uint8Array<ArrayBuffer>) => void
}

const IDLE: RecorderState = { step: 'idle' }
const AT_START: Meter = { seconds: 0, level: 0 }
/** Less is a slip, and no file. */
const LEAST_SECONDS = 0.2

/** One recording after another; nothing that was recorded is lost unless the person discards it. */
export class Recorder {
  readonly #openMicrophone: (listener: CaptureListener) => Promise<Capture>
  #owner: RecorderOwner = { maxBytes: 0, onRecorded: () => undefined }
  readonly #listeners = new Set<() => void>()
  #state: RecorderState = IDLE
  #meter = AT_START
  #capture: Capture | undefined
  #recording: Recording | undefined
  /** Counts beginnings: an answer to an earlier one comes too late. */
  #turn = 0

  constructor(openMicrophone: (listener: CaptureListener) => Promise<Capture>) {
    this.#openMicrophone = openMicrophone
  }

  follow(owner: RecorderOwner): void {
    this.#owner = owner
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** The same object until it changes. */
  readonly state = (): RecorderState => this.#state

  readonly meter = (): Meter => this.#meter

  get longestSeconds(): number {
    return longestRecording(this.#owner.maxBytes)
  }

  async start(): Promise<void> {
    if (['asking', 'recording', 'paused'].includes(this.#state.step)) return
    const turn = ++this.#turn
    const isOwn = (): boolean => turn === this.#turn
    this.#meter = AT_START
    this.#become({ step: 'asking' })
    try {
      const capture = await this.#openMicrophone({
        onSamples: (samples) => isOwn() && this.#take(samples),
        onInterrupted: () => isOwn() && this.pause('interrupted'),
        onLost: () => isOwn() && this.#end('lost'),
      })
      if (!isOwn()) return capture.stop()
      this.#capture = capture
      this.#recording = new Recording(capture.samplesPerSecond, this.#owner.maxBytes)
      this.#become({ step: 'recording' })
    } catch (error) {
      if (!isOwn()) return
      const problem = error instanceof CaptureError ? error.problem : 'failed'
      this.#become({ step: 'failed', problem })
    }
  }

  pause(because: 'person' | 'hidden' | 'interrupted'): void {
    if (this.#state.step !== 'recording') return
    this.#meter = { ...this.#meter, level: 0 }
    this.#become({ step: 'paused', because })
  }

  resume(): void {
    if (this.#state.step !== 'paused') return
    this.#capture?.wake()
    this.#become({ step: 'recording' })
  }

  stop(): void {
    this.#end('stopped')
  }

  /** Gives up what is being recorded, and the microphone. */
  discard(): void {
    this.#letGo()
    this.#become(IDLE)
  }

  #take(samples: Float32Array): void {
    const recording = this.#recording
    if (this.#state.step !== 'recording' || !recording) return
    recording.push(samples)
    this.#meter = { seconds: recording.seconds, level: peakOf(samples) }
    if (recording.isFull) this.#end('full')
    else this.#tell()
  }

  #end(ended: Ending): void {
    const recording = this.#recording
    if (!recording) return
    this.#letGo()
    const { seconds, isSilent } = recording
    if (seconds < LEAST_SECONDS)
      return this.#become(ended === 'lost' ? { step: 'failed', problem: 'missing' } : IDLE)
    this.#become({ step: 'done', ended, seconds, isSilent })
    this.#owner.onRecorded(recording.toWav())
  }

  #letGo(): void {
    this.#turn += 1
    this.#capture?.stop()
    this.#capture = undefined
    this.#recording = undefined
  }

  #become(state: RecorderState): void {
    this.#state = state
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
