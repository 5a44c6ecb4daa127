import { expect, it } from 'vitest'
import { Recorder } from '../../../../src/widgets/recorder/Recorder.ts'
import {
  CaptureError,
  type Capture,
  type CaptureListener,
  type CaptureProblem,
} from '../../../../src/widgets/recorder/startCapture.ts'

const RATE = 16_000
const second = (loudness = 0.5): Float32Array =>
  Float32Array.from({ length: RATE }, (_, at) => loudness * Math.sin(at / 5))

interface Studio {
  recorder: Recorder
  /** What the microphone tells. */
  microphone: () => CaptureListener
  /** Sizes of the files that came out. */
  files: number[]
  /** How often a microphone was let go. */
  released: () => number
}

function studio(capture?: (listener: CaptureListener) => Promise<Capture>, maxBytes = 1_000_000): Studio {
  const listeners: CaptureListener[] = []
  const files: number[] = []
  let released = 0
  const recorder = new Recorder(
    capture ??
      (async (listener) => {
        listeners.push(listener)
        return { samplesPerSecond: RATE, wake: () => undefined, stop: () => void (released += 1) }
      }),
  )
  recorder.follow({ maxBytes, onRecorded: (wav) => files.push(wav.length) })
  return {
    recorder,
    files,
    released: () => released,
    microphone() {
      const listener = listeners.at(-1)
      if (!listener) throw new Error('nobody listens')
      return listener
    },
  }
}

it('keeps what was said between start and stop, without pauses', async () => {
  const { recorder, microphone, files, released } = studio()
  await recorder.start()
  expect(recorder.state()).toEqual({ step: 'recording' })
  microphone().onSamples(second())
  expect(recorder.meter().level).toBeCloseTo(0.5, 2)
  recorder.pause('person')
  microphone().onSamples(second())
  expect(recorder.meter()).toMatchObject({ level: 0 })
  recorder.resume()
  microphone().onSamples(second())
  recorder.stop()
  expect(recorder.state()).toMatchObject({ step: 'done', ended: 'stopped', isSilent: false })
  expect(files).toHaveLength(1)
  expect((files[0] ?? 0) / 2 / RATE).toBeCloseTo(2, 1)
  expect(released()).toBe(1)
})

it('stops by itself at the size limit and keeps what is there', async () => {
  const { recorder, microphone, files, released } = studio(undefined, 44 + RATE)
  await recorder.start()
  microphone().onSamples(second())
  expect(recorder.state()).toMatchObject({ step: 'done', ended: 'full', seconds: 0.5 })
  expect(files).toEqual([44 + RATE])
  expect(released()).toBe(1)
})

it('keeps what is there when the microphone goes away, if there is anything', async () => {
  const { recorder, microphone, files } = studio()
  await recorder.start()
  microphone().onLost()
  expect(recorder.state()).toEqual({ step: 'failed', problem: 'missing' })
  await recorder.start()
  microphone().onSamples(second())
  microphone().onLost()
  expect(recorder.state()).toMatchObject({ step: 'done', ended: 'lost' })
  expect(files).toHaveLength(1)
})

it('pauses when the page is hidden or the sound is interrupted, and goes on when told', async () => {
  const { recorder, microphone } = studio()
  await recorder.start()
  recorder.pause('hidden')
  expect(recorder.state()).toEqual({ step: 'paused', because: 'hidden' })
  recorder.resume()
  microphone().onInterrupted()
  expect(recorder.state()).toEqual({ step: 'paused', because: 'interrupted' })
  recorder.resume()
  expect(recorder.state()).toEqual({ step: 'recording' })
})

it('says that nothing could be heard, and keeps the file', async () => {
  const { recorder, microphone, files } = studio()
  await recorder.start()
  microphone().onSamples(second(0.001))
  recorder.stop()
  expect(recorder.state()).toMatchObject({ step: 'done', isSilent: true })
  expect(files).toHaveLength(1)
})

it.each<CaptureProblem>(['insecure', 'denied', 'missing', 'occupied', 'elsewhere'])(
  'says why there is no microphone: %s',
  async (problem) => {
    const { recorder } = studio(() => Promise.reject(new CaptureError(problem)))
    await recorder.start()
    expect(recorder.state()).toEqual({ step: 'failed', problem })
  },
)

it('keeps nothing that is discarded, and lets the microphone go that comes too late', async () => {
  const { recorder, microphone, files, released } = studio()
  await recorder.start()
  microphone().onSamples(second())
  recorder.discard()
  const asked = recorder.start()
  recorder.discard()
  await asked
  expect(recorder.state()).toEqual({ step: 'idle' })
  expect(files).toEqual([])
  expect(released()).toBe(2)
})

it('makes no file of a slip', async () => {
  const { recorder, microphone, files } = studio()
  await recorder.start()
  microphone().onSamples(second().subarray(0, 800))
  recorder.stop()
  expect(recorder.state()).toEqual({ step: 'idle' })
  expect(files).toEqual([])
})

it('starts once, however often it is asked to', async () => {
  let asked = 0
  const { recorder } = studio(async () => {
    asked += 1
    return { samplesPerSecond: RATE, wake: () => undefined, stop: () => undefined }
  })
  await Promise.all([recorder.start(), recorder.start()])
  await recorder.start()
  expect(asked).toBe(1)
})
