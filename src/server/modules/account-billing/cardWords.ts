import type { PaidCard } from './providers/PaymentProvider.ts'

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
}

const wallets: Record<string, string> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', link: 'Link' }

/** Name of a card: its brand and its last digits, after the wallet it was paid from. */
export function cardWords({ brand, last4, wallet }: Pick<PaidCard, 'brand' | 'last4' | 'wallet'>): string {
  const card = `${brands[brand] ?? brand} ${last4}`
  return wallet === undefined ? card : `${wallets[wallet] ?? wallet}, ${card}`
}
