/** Finds a number of an account, as each reply to one does. */
export const sql = /* sql */ `
select record_partition('did');
create index did_number on record_of_did (account_id, (doc->>'number'));
`
