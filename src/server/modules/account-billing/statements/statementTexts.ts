import type { TextKey } from '../../../../language/portal.ts'
import type { Product } from './products.ts'
import type { VatTreatment } from '../../../../domain/vat/index.ts'

export const productTexts: Record<Product, TextKey> = {
  numbers: 'account-billing:product-numbers',
  voice: 'account-billing:product-voice',
  messaging: 'account-billing:product-messaging',
  verification: 'account-billing:product-verification',
  'ten-dlc': 'account-billing:product-ten-dlc',
  tools: 'account-billing:product-tools',
  plan: 'account-billing:product-plan',
  refunds: 'account-billing:product-refunds',
  adjustments: 'account-billing:product-adjustments',
  transfers: 'account-billing:product-transfers',
  payments: 'account-billing:product-payments',
}

export const vatNotes: Record<VatTreatment, TextKey> = {
  domestic: 'account-billing:vat-note-domestic',
  union: 'account-billing:vat-note-union',
  'reverse-charge': 'account-billing:vat-note-reverse-charge',
  outside: 'account-billing:vat-note-outside',
}

/** Transaction type of the catalogue → its name. */
const typeTexts: Readonly<Record<number, TextKey>> = {
  0: 'account-billing:type-0',
  1: 'account-billing:type-1',
  2: 'account-billing:type-2',
  3: 'account-billing:type-3',
  4: 'account-billing:type-4',
  5: 'account-billing:type-5',
  6: 'account-billing:type-6',
  7: 'account-billing:type-7',
  8: 'account-billing:type-8',
  9: 'account-billing:type-9',
  10: 'account-billing:type-10',
  11: 'account-billing:type-11',
  12: 'account-billing:type-12',
  13: 'account-billing:type-13',
  14: 'account-billing:type-14',
  15: 'account-billing:type-15',
  16: 'account-billing:type-16',
  17: 'account-billing:type-17',
  18: 'account-billing:type-18',
  19: 'account-billing:type-19',
  20: 'account-billing:type-20',
  21: 'account-billing:type-21',
  22: 'account-billing:type-22',
  23: 'account-billing:type-23',
  24: 'account-billing:type-24',
  25: 'account-billing:type-25',
  26: 'account-billing:type-26',
  27: 'account-billing:type-27',
  28: 'account-billing:type-28',
  29: 'account-billing:type-29',
  30: 'account-billing:type-30',
  31: 'account-billing:type-31',
  32: 'account-billing:type-32',
  33: 'account-billing:type-33',
  34: 'account-billing:type-34',
  35: 'account-billing:type-35',
  36: 'account-billing:type-36',
  37: 'account-billing:type-37',
  38: 'account-billing:type-38',
  39: 'account-billing:type-39',
  40: 'account-billing:type-40',
  41: 'account-billing:type-41',
  42: 'account-billing:type-42',
  43: 'account-billing:type-43',
  44: 'account-billing:type-44',
  45: 'account-billing:type-45',
  46: 'account-billing:type-46',
  47: 'account-billing:type-47',
  48: 'account-billing:type-48',
  49: 'account-billing:type-49',
  50: 'account-billing:type-50',
  51: 'account-billing:type-51',
  52: 'account-billing:type-52',
  53: 'account-billing:type-53',
  54: 'account-billing:type-54',
  55: 'account-billing:type-55',
  56: 'account-billing:type-56',
  57: 'account-billing:type-57',
  58: 'account-billing:type-58',
  59: 'account-billing:type-59',
  60: 'account-billing:type-60',
  61: 'account-billing:type-61',
  62: 'account-billing:type-62',
  500: 'account-billing:type-500',
  506: 'account-billing:type-506',
  514: 'account-billing:type-514',
  515: 'account-billing:type-515',
  536: 'account-billing:type-536',
  545: 'account-billing:type-545',
}

/** @throws where the catalogue has no such type */
export function typeText(type: number): TextKey {
  const key = typeTexts[type]
  if (key === undefined) throw new Error(`transaction type ${type} has no name`)
  return key
}
