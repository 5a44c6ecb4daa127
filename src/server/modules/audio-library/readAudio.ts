import { lengthText } from '../../../domain/audio/index.ts'
import type { JsonObject } from '../../storage/tables.ts'

/**
 * What an audio file is, from its contents.
 * @param type kind of file, such as `wav`
 * @returns the record's fields; undefined when nothing in it can be played
 */
export async function readAudio(bytes: Uint8Array, type: string): Promise<JsonObject | undefined> {
  const { parseBuffer } = await import('music-metadata')
  const read = await parseBuffer(bytes, { size: bytes.length }, { duration: true, skipCovers: true }).catch(
    () => undefined,
  )
  const seconds = read?.format.duration ?? 0
  if (!(seconds > 0)) return undefined
  // Never up: 2.96 seconds would be 0:02 in one place and 0:03 in another.
  const tenths = Math.max(1, Math.floor(seconds * 10))
  return { format: type, seconds: tenths / 10, length: lengthText(seconds) }
}
