/** Contacts that a broadcast leaves out because a cell its message needs is empty. */
export const sql = /* sql */ `
alter table campaign_run add column skipped integer not null default 0;
`
