/** What a person entered for a change, except for secrets. */
export const sql = /* sql */ `
alter table record_event add column input jsonb not null default '{}';
`
