/** Any digits of a number are found among millions of messages and calls, and any part of a sender's name. */
export const sql = /* sql */ `
create index sms_message_digits on sms_message
  using gin (account_id, recipient gin_trgm_ops, sender gin_trgm_ops, lower(sender) gin_trgm_ops);
create index phone_call_digits on phone_call
  using gin (account_id, from_number gin_trgm_ops, to_number gin_trgm_ops);
`
