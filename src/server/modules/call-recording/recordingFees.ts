import type { PublishedPortal } from '../../resources/PublishedPortal.ts'

/** Entity of recordings. */
export const RECORDING = 'recording'

/**
 * What a minute costs now, in micro-units.
 * @throws when the catalogue has no price: nothing is recorded or stored for free
 */
export function feeOf(
  { catalogueItem }: Pick<PublishedPortal, 'catalogueItem'>,
  what: 'recording' | 'storage',
): number {
  const price = catalogueItem('recording-fees', what)?.['price']
  if (!Number.isSafeInteger(price) || Number(price) < 0)
    throw new Error(`the catalogue recording-fees has no price for ${what}`)
  return Number(price)
}

/** Minutes that are paid for: begun ones count. */
export function minutesOf(seconds: number): number {
  return Math.ceil(seconds / 60)
}
