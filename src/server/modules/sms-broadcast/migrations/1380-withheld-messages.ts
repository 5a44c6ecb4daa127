/** Messages that were claimed and not handed to the carrier: their broadcast was canceled, or their recipient opted out. */
export const sql = /* sql */ `
alter table sms_message add column withheld boolean not null default false;
`
