import type { PhoneReason } from '../domain/phone/index.ts'
import type { TextKey } from '../language/portal.ts'

/** The words for what makes a phone number unusable. */
export const phoneTexts: Record<PhoneReason, TextKey> = {
  empty: 'portal:phone-empty',
  not_a_number: 'portal:phone-not-a-number',
  scientific_notation: 'portal:phone-scientific-notation',
  missing_plus: 'portal:phone-missing-plus',
  too_short: 'portal:phone-too-short',
  too_long: 'portal:phone-too-long',
  unknown_country: 'portal:phone-unknown-country',
  invalid_for_country: 'portal:phone-invalid-for-country',
}
