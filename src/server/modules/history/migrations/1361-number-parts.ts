/**
 * Digits of a number are found by its parts: of millions of messages, trigrams of digits are in too many. Names keep their
 * trigrams. The order of columns is that of 1330.
 */
export const sql = /* sql */ `
drop index sms_message_digits, phone_call_digits;
create index sms_message_digits on sms_message
  using gin (number_parts(recipient), number_parts(sender), lower(sender) gin_trgm_ops, account_id);
create index phone_call_digits on phone_call using gin (number_parts(from_number), number_parts(to_number), account_id);
`
