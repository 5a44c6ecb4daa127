/** What a transaction type is part of, for statements and usage, in their order. `billing_product` in the database says which. */
export const products = [
  'numbers',
  'voice',
  'messaging',
  'verification',
  'ten-dlc',
  'tools',
  'plan',
  'refunds',
  'adjustments',
  'transfers',
  'payments',
] as const
export type Product = (typeof products)[number]

/** Whether money of this product is what the account was charged, and so what its invoice is about. */
export function isCharged(product: Product): boolean {
  return product !== 'payments' && product !== 'transfers' && product !== 'adjustments'
}
