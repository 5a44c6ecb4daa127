/** A transaction with thousands of deliveries or entries counts a change of their collection once, not once for each row. */
export const sql = /* sql */ `
-- At the end of the transaction, once for the rows of an account that follow each other.
create or replace function patchbay_counts() returns trigger language plpgsql as $$
declare
  counted text := format('%s %s %s', pg_current_xact_id(), tg_argv[0], new.account_id);
begin
  if current_setting('patchbay.counted', true) = counted then return null; end if;
  insert into collection_version (account_id, entity) values (new.account_id, tg_argv[0])
  on conflict (account_id, entity) do update set version = collection_version.version + 1;
  perform set_config('patchbay.counted', counted, true);
  return null;
end $$;
`
