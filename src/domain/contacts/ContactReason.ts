import type { PhoneReason } from '../phone/PhoneReason.ts'

/** Why a row of a contact file is not used: its number, or what else a row can be. */
export type ContactReason = PhoneReason | 'header_row' | 'other_country' | 'no_country'
