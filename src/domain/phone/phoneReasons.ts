/** Why a text is not a usable phone number, with the words for the person who typed or uploaded it. */
export const phoneReasons = {
  empty: 'Empty',
  not_a_number: 'Not a number',
  scientific_notation: 'Scientific notation: the spreadsheet lost digits',
  missing_plus: 'Missing +',
  too_short: 'Too short',
  too_long: 'Too long',
  unknown_country: 'Unknown country code',
  invalid_for_country: 'Not a valid number of its country',
} as const

/** A key of `phoneReasons`. */
export type PhoneReason = keyof typeof phoneReasons
