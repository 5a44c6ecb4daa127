import useSWRImmutable from 'swr/immutable'
import { peaksOf } from '../../../domain/audio/index.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'

const PARTS = 120
const FLAT = Array.from({ length: PARTS }, () => 0)
/** Enough for a drawing of loudness, and light to decode. */
const SAMPLES_PER_SECOND = 8000

/**
 * Loudness of equal parts of an audio, from 0 to 100, decoded by the browser.
 * @param known those that came with the record: nothing is loaded then
 * @returns zeros until they are there, and for audio that can't be decoded
 */
export function usePeaks(path: string, known: readonly number[] | undefined): readonly number[] {
  const { api } = usePortal()
  const { data } = useSWRImmutable<readonly number[]>(known ? null : `peaks:${path}`, async () => {
    const context = new OfflineAudioContext(1, 1, SAMPLES_PER_SECOND)
    const decoded = await context.decodeAudioData(await api.bytes(path))
    return peaksOf(decoded.getChannelData(0), PARTS)
  })
  return known ?? data ?? FLAT
}
