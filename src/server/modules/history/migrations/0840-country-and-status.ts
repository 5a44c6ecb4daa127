/** Messages of one status to one country are found in their order, however many others came after them. */
export const sql = /* sql */ `
create index sms_message_country_status on sms_message (account_id, country_code, status, created_at desc, id desc);
`
