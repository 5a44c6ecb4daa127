import { createHash } from 'node:crypto'

/** A number from 0 up to 1 that depends on the seed and the key alone. */
export function seededFraction(seed: number, key: string): number {
  return createHash('sha256').update(`${seed}:${key}`).digest().readUIntBE(0, 6) / 2 ** 48
}
