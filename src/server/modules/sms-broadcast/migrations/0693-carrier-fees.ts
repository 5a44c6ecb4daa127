/** What of a message's charge is the carriers' fee for messages of 10DLC campaigns. */
export const sql = /* sql */ `
alter table sms_message add column carrier_fee bigint not null default 0;
`
