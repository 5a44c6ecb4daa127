/** Lines of imported opt-outs that were refused. */
export const sql = /* sql */ `
create table opt_out_refusal (
  account_id uuid not null,
  import_id uuid not null,
  line integer not null,
  value text not null,
  -- why the number can't be used
  reason text not null,
  primary key (account_id, import_id, line)
);
select patchbay_protect('opt_out_refusal');
`
