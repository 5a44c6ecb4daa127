/** What a minute of the call under way costs, so that it is counted with all the account's calls. */
export const sql = /* sql */ `
alter table voice_target add column rate bigint not null default 0;
`
