/** Two notifications may be posted in the same instant; what was posted later is listed first all the same. */
export const sql = /* sql */ `
alter table notification add column number bigint generated always as identity;
drop index notification_newest;
create index notification_newest on notification (account_id, created_at desc, number desc);
`
