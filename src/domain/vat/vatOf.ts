/**
 * domestic: the customer is in the issuer's country. union: in another country of the European Union, without a VAT
 * number. reverse-charge: there with one, so the customer owes the tax. outside: no VAT of the issuer.
 */
export type VatTreatment = 'domestic' | 'union' | 'reverse-charge' | 'outside'

export interface Vat {
  treatment: VatTreatment
  /** Percent. */
  rate: number
  /** Micro-units, part of the total: prices include VAT. */
  amount: number
}

/** Items of the catalogue `vat-rates`: `value` is the country, `rate` percent, `issuer` marks ours. */
export type VatRates = readonly Readonly<Record<string, unknown>>[]

/**
 * The VAT in what an account was charged. Only the form of a VAT number is looked at: letters of its country, then at
 * least five letters or digits.
 * @param country ISO code; empty where the account hasn't named one
 * @param total micro-units with VAT
 * @param rates catalogue `vat-rates`
 */
export function vatOf(country: string, vatNumber: string, total: number, rates: VatRates): Vat {
  const rate = (code: string): number => Number(rates.find(({ value }) => value === code)?.['rate'] ?? 0)
  const issuer = rates.find((each) => each['issuer'] === true)?.value
  if (!rates.some(({ value }) => value === country)) return { treatment: 'outside', rate: 0, amount: 0 }
  if (country === issuer) return inside('domestic', rate(country), total)
  if (isVatNumber(country, vatNumber)) return { treatment: 'reverse-charge', rate: 0, amount: 0 }
  return inside('union', rate(country), total)
}

function inside(treatment: VatTreatment, rate: number, total: number): Vat {
  return { treatment, rate, amount: Math.round((total * rate) / (100 + rate)) }
}

/** Greece's numbers begin with EL. */
function isVatNumber(country: string, written: string): boolean {
  const number = written.replaceAll(/[ .-]/g, '').toUpperCase()
  return new RegExp(`^${country === 'GR' ? 'EL' : country}[A-Z0-9]{5,}$`).test(number)
}
