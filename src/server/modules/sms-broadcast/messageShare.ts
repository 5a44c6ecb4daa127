import type { TransferPart } from '../../storage/tables.ts'

/** What messages of one sender to one country are of a charge. A sender with a name has no number. */
export function messageShare(
  sender: string,
  country: string,
  quantity: number,
  amount: number,
): TransferPart {
  return { ...(sender.startsWith('+') && { number: sender }), country, quantity, amount }
}
