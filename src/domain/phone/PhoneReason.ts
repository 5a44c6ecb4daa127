/** Why a text is not a usable phone number. */
export type PhoneReason =
  | 'empty'
  | 'not_a_number'
  | 'scientific_notation'
  | 'missing_plus'
  | 'too_short'
  | 'too_long'
  | 'unknown_country'
  | 'invalid_for_country'
