import { createHmac, timingSafeEqual } from 'node:crypto'

const BYTES = 16

/** What stands in the links of a payment: its id, and that we made the link. */
export function paymentCode(secretKey: Buffer, paymentId: string): string {
  return `${paymentId}.${mark(secretKey, paymentId).toString('base64url')}`
}

/** @returns the payment's id; undefined for a link we didn't make */
export function readPaymentCode(secretKey: Buffer, code: string): string | undefined {
  const [id = '', given = ''] = code.split('.')
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return undefined
  const bytes = Buffer.from(given, 'base64url')
  return bytes.length === BYTES && timingSafeEqual(bytes, mark(secretKey, id)) ? id : undefined
}

function mark(secretKey: Buffer, paymentId: string): Buffer {
  return createHmac('sha256', secretKey).update(`payment:${paymentId}`).digest().subarray(0, BYTES)
}
