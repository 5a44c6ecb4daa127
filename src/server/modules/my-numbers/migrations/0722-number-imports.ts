/** Lines of imported changes of numbers that were refused. */
export const sql = /* sql */ `
create table did_import_refusal (
  account_id uuid not null,
  import_id uuid not null,
  line integer not null,
  value text not null,
  -- in the words of that moment, as people's rules have their own
  reason text not null,
  primary key (account_id, import_id, line)
);
select patchbay_protect('did_import_refusal');
`
