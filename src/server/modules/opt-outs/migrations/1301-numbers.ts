/** Finds what a number has opted out of, in the partition that opt-outs moved to. */
export const sql = /* sql */ `
select record_partition('opt-out');
drop index opt_out_number;
create index opt_out_number on record_of_opt_out (account_id, (doc->>'number'));
`
