/** Housekeeping deletes those past their time. */
export const indexes = { carrier_inbound_message_age: 'carrier_inbound_message (received_at)' }
