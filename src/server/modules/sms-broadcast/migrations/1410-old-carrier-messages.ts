/** The cleaner deletes those past their time. */
export const indexes = { carrier_message_age: 'carrier_message (accepted_at)' }
