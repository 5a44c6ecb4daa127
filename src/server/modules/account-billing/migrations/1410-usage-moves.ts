/** A zone that changes again while usage is moved has it moved once more. */
export const sql = /* sql */ `
create or replace function account_moves_usage() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into job (id, account_id, kind, key, payload)
  values (gen_random_uuid(), new.id, 'move-usage', gen_random_uuid()::text, '{}');
  return null;
end $$;
`
