/** A number from 0 up to 1 that the same call always draws at the same place. */
export function shareOf(call: number, place: string): number {
  let hash = 2_166_136_261
  for (const character of `${call}:${place}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
  // Neighboring calls differ in their last bits only.
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}
