/**
 * A call's charge is final when its end is known, whoever reports it: the edge, one that starts anew, or housekeeping.
 * A job then takes it from the balance; it exists exactly when the charge does.
 */
export const sql = /* sql */ `
create function trunk_call_free_in_sandbox() returns trigger language plpgsql as $$
begin
  if exists (select from account where id = new.account_id and level = 'sandbox') then new.charge := 0; end if;
  return new;
end $$;
create trigger free_in_sandbox before update on trunk_call
  for each row when (new.charge > 0 and old.charge = 0) execute function trunk_call_free_in_sandbox();

create function trunk_call_queues_charge() returns trigger language plpgsql as $$
begin
  insert into job (id, account_id, kind, key, payload)
  values (gen_random_uuid(), new.account_id, 'charge-trunk-call', new.id::text, jsonb_build_object('id', new.id))
  on conflict do nothing;
  return null;
end $$;
create trigger queues_charge after update on trunk_call
  for each row when (new.charge > 0 and old.charge = 0) execute function trunk_call_queues_charge();
`
