/** A zone that changes again while days are counted has them counted once more. */
export const sql = /* sql */ `
create or replace function account_moved_zone() returns trigger language plpgsql as $$
begin
  insert into job (id, account_id, kind, key, payload)
  values (gen_random_uuid(), new.id, 'recount-days', gen_random_uuid()::text, '{}');
  return null;
end $$;
`
