/** Indexes for the history's filters by sender and by country. */
export const sql = /* sql */ `
create index sms_message_sender on sms_message (account_id, sender, created_at desc, id desc);
create index sms_message_country on sms_message (account_id, country_code, created_at desc, id desc);
`
