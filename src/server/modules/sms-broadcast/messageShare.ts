import type { TransferPart } from '../../storage/tables.ts'

/** Sender IDs that are numbers are stored without their plus. */
const NUMBER = /^\+?(\d{7,15})$/

/** What messages of one sender to one country are of a charge. A sender with a name has no number. */
export function messageShare(
  sender: string,
  country: string,
  quantity: number,
  amount: number,
): TransferPart {
  const digits = NUMBER.exec(sender)?.[1]
  return { ...(digits !== undefined && { number: `+${digits}` }), country, quantity, amount }
}
