import type { PaidCard } from './providers/PaymentProvider.ts'

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
}

/** Name of a card: its brand and its last digits. */
export function cardWords({ brand, last4 }: Pick<PaidCard, 'brand' | 'last4'>): string {
  return `${brands[brand] ?? brand} ${last4}`
}
