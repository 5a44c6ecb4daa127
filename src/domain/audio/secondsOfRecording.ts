import { RECORDED_PER_SECOND } from './Recording.ts'
import { WAV_HEADER_BYTES } from './writeWav.ts'

/** How long a recording is, which has 16 bits a sample. @param bytes of its WAV file */
export function secondsOfRecording(bytes: number): number {
  return Math.max(0, bytes - WAV_HEADER_BYTES) / 2 / RECORDED_PER_SECOND
}
