/** What a transaction type is part of, for statements and usage. */
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

/** Transaction types of the catalogue by product. */
const types: Record<Product, readonly number[]> = {
  numbers: [2, 3, 9, 10, 11, 44, 58],
  voice: [5, 6, 7, 8, 12, 13, 14, 28, 30, 31, 32, 33, 34, 37, 59, 506, 514],
  messaging: [15, 24, 25, 26, 27, 35, 39, 40, 41, 515],
  verification: [36, 38, 536],
  'ten-dlc': [42, 43, 45, 46, 47, 48, 49, 50, 51, 545],
  tools: [29],
  plan: [56, 57, 60],
  refunds: [4],
  adjustments: [0, 1, 61, 62, 500],
  transfers: [54, 55],
  payments: [16, 17, 18, 19, 20, 21, 22, 23, 52, 53],
}

const productByType = new Map(
  products.flatMap((product) => types[product].map((type) => [type, product] as const)),
)

/** @throws where the catalogue of transaction types has one that no product has */
export function productOf(type: number): Product {
  const product = productByType.get(type)
  if (!product) throw new Error(`transaction type ${type} is of no product`)
  return product
}

/** Whether money of this product is what the account was charged, and so what its invoice is about. */
export function isCharged(product: Product): boolean {
  return product !== 'payments' && product !== 'transfers' && product !== 'adjustments'
}
