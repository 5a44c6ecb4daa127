import processorUrl from './captureProcessor.ts?worker&url'

/** Why nothing can be recorded. */
export type CaptureProblem = 'insecure' | 'denied' | 'missing' | 'occupied' | 'elsewhere' | 'failed'

export class CaptureError extends Error {
  readonly problem: CaptureProblem

  constructor(problem: CaptureProblem) {
    super(problem)
    this.problem = problem
  }
}

export interface CaptureListener {
  /** From -1 to 1, at the rate of the capture. */
  onSamples: (samples: Float32Array) => void
  /** The browser gives no samples for now, as while a phone rings. */
  onInterrupted: () => void
  /** There will be no more: the microphone was unplugged, or may no longer be used. */
  onLost: () => void
}

export interface Capture {
  samplesPerSecond: number
  /** Goes on after an interruption, as far as the browser needs to be told. */
  wake: () => void
  /** Lets the microphone go. */
  stop: () => void
}

const problems: Record<string, CaptureProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'occupied',
  AbortError: 'occupied',
}

/**
 * Asks for the microphone and listens to it.
 * @throws `CaptureError`
 */
export async function startCapture(listener: CaptureListener): Promise<Capture> {
  // Browsers have no media devices where the page didn't come over HTTPS.
  if (!globalThis.isSecureContext || !('mediaDevices' in navigator)) throw new CaptureError('insecure')
  const release = await takeTurn()
  try {
    const stream = await openMicrophone()
    try {
      return await listen(stream, release, listener)
    } catch (error) {
      stopTracks(stream)
      throw error
    }
  } catch (error) {
    release()
    throw error instanceof CaptureError ? error : new CaptureError('failed')
  }
}

/** One recording at a time, in this page and in other tabs of the portal. */
async function takeTurn(): Promise<() => void> {
  const { promise: taken, resolve } = Promise.withResolvers<boolean>()
  const { promise: over, resolve: release } = Promise.withResolvers<void>()
  void navigator.locks.request('microphone', { ifAvailable: true }, (lock) => {
    resolve(lock !== null)
    return lock ? over : undefined
  })
  if (!(await taken)) throw new CaptureError('elsewhere')
  return release
}

async function openMicrophone(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } })
  } catch (error) {
    throw new CaptureError((error instanceof Error && problems[error.name]) || 'failed')
  }
}

async function listen(
  stream: MediaStream,
  release: () => void,
  { onSamples, onInterrupted, onLost }: CaptureListener,
): Promise<Capture> {
  const context = new AudioContext()
  const stop = (): void => {
    context.onstatechange = null
    stopTracks(stream)
    void context.close()
    release()
  }
  try {
    await context.audioWorklet.addModule(processorUrl)
    const node = new AudioWorkletNode(context, 'capture', { channelCount: 1, channelCountMode: 'explicit' })
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => onSamples(data)
    // It is silent; browsers run only what leads to a destination.
    context.createMediaStreamSource(stream).connect(node).connect(context.destination)
  } catch (error) {
    void context.close()
    throw error
  }
  for (const track of stream.getAudioTracks()) {
    track.addEventListener('ended', onLost)
    track.addEventListener('mute', onInterrupted)
  }
  // A page that waited long for an answer may have to be told to begin.
  void context.resume()
  context.onstatechange = () => {
    if (context.state === 'suspended' || context.state === 'interrupted') onInterrupted()
  }
  return { samplesPerSecond: context.sampleRate, wake: () => void context.resume(), stop }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
