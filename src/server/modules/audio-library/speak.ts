import { spawn } from 'node:child_process'
import { createTurns } from '../../createTurns.ts'
import { FileTooLargeError } from '../../files/index.ts'

/**
 * Reads a text out in a language; undefined where nothing can speak.
 * @throws FileTooLargeError when the recording has more than `limitBytes`
 */
export type Speak = (text: string, voice: string, limitBytes: number) => Promise<Buffer | undefined>

const LONGEST_MS = 20_000
const RIFF_SIZE_AT = 4
const DATA_SIZE_AT = 40
const HEADER_BYTES = 44
/** Each is a process that takes a processor for up to 20 s. */
const takeTurn = createTurns(2, 4)

/**
 * Reads a text out with espeak-ng, as a process of its own. Two run at a time.
 * @param program its path, or its name on PATH
 * @param voice language as espeak-ng names it, such as `en-us`
 * @returns a WAV file; undefined where the program isn't installed
 * @throws Refusal `busy` when many wait; FileTooLargeError; an error when speaking fails or takes longer than 20 s
 */
export function speakOffline(program: string, ...spoken: Parameters<Speak>): Promise<Buffer | undefined> {
  return takeTurn(() => speak(program, ...spoken))
}

async function speak(
  program: string,
  ...[text, voice, limitBytes]: Parameters<Speak>
): Promise<Buffer | undefined> {
  const speaker = spawn(program, ['-v', voice, '--stdin', '--stdout'], { timeout: LONGEST_MS })
  const chunks: Buffer[] = []
  let bytes = 0
  speaker.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > limitBytes) speaker.kill('SIGKILL')
    else chunks.push(chunk)
  })
  // It may end before it has read everything; its exit code says what became of it.
  speaker.stdin.on('error', () => undefined)
  speaker.stdin.end(text)
  const isFound = await new Promise<boolean>((resolve, reject) => {
    speaker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') resolve(false)
      else reject(error)
    })
    speaker.on('close', (code) => {
      if (bytes > limitBytes) reject(new FileTooLargeError(limitBytes))
      else if (code === 0) resolve(true)
      else reject(new Error(`The speech program ended with ${code ?? 'a signal'}`))
    })
  })
  return isFound ? withSizes(Buffer.concat(chunks)) : undefined
}

/** A WAV file that was written to a pipe doesn't know its length. */
function withSizes(wav: Buffer): Buffer {
  if (wav.length < HEADER_BYTES) throw new Error('The speech program wrote no audio')
  wav.writeUInt32LE(wav.length - RIFF_SIZE_AT * 2, RIFF_SIZE_AT)
  wav.writeUInt32LE(wav.length - HEADER_BYTES, DATA_SIZE_AT)
  return wav
}
