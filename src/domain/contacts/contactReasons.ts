import { countryName } from '../phone/countryName.ts'
import { phoneReasons, type PhoneReason } from '../phone/phoneReasons.ts'

/** Why a row of a contact file is not used, beside what can be wrong with any phone number. */
export const contactReasons = {
  ...phoneReasons,
  header_row: 'Header row',
  other_country: 'Number of another country than the first one',
  no_country: 'International service number without a country',
} as const

/** A key of `contactReasons`. */
export type ContactReason = PhoneReason | keyof typeof contactReasons

/** The sentence for one row, with the countries named. */
export function contactReasonText(reason: ContactReason, country?: string, fileCountry?: string): string {
  if (reason === 'other_country' && country && fileCountry) {
    return `Number of ${countryName(country)}, but the first number is of ${countryName(fileCountry)}`
  }
  if (reason === 'invalid_for_country' && country) return `Not a number of ${countryName(country)}`
  return contactReasons[reason]
}
