/**
 * Digits come before the account: PostgreSQL asks the columns of such an index in turn for each row that may match, and an
 * account with most of a month's rows would have all of them read. Where it has few, its other indexes are cheaper.
 */
export const sql = /* sql */ `
drop index sms_message_digits, phone_call_digits;
create index sms_message_digits on sms_message
  using gin (recipient gin_trgm_ops, sender gin_trgm_ops, lower(sender) gin_trgm_ops, account_id);
create index phone_call_digits on phone_call
  using gin (from_number gin_trgm_ops, to_number gin_trgm_ops, account_id);
`
