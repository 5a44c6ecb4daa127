/** Permissions of those who see a notification: all of them are needed. */
export const sql = /* sql */ `
alter table notification add column access text[] not null default '{}';
`
