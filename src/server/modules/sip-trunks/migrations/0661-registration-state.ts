/**
 * Whether a trunk's PBX is registered and answers, kept with the trunk, so that lists show it and filter by it; and by
 * which name an edge knows a call that is up, so that it can end it.
 */
export const sql = /* sql */ `
grant select on sip_edge.location to patchbay_system;

create function sip_registration_state(owner_id uuid, which uuid) returns text language sql stable as $$
  select case when count(*) = 0 then 'unregistered'
    when bool_and(health is not distinct from 'unreachable') then 'unreachable' else 'registered' end
  from trunk_registration where account_id = owner_id and trunk_id = which
$$;

create function sip_registration_changed() returns trigger language plpgsql as $$
begin
  with stated as (
    select t.account_id, t.trunk_id, sip_registration_state(t.account_id, t.trunk_id) as state
    from (select distinct account_id, trunk_id from changed) t
  ), moved as (
    update record r set doc = r.doc || jsonb_build_object('registration', s.state) from stated s
    where r.account_id = s.account_id and r.entity = 'trunk' and r.id = s.trunk_id
      and r.doc->>'auth_method' = 'digest' and r.doc->>'registration' is distinct from s.state
    returning r.account_id
  )
  insert into collection_version (account_id, entity)
  select distinct account_id, 'trunk' from moved
  on conflict (account_id, entity) do update set version = collection_version.version + 1;
  return null;
end $$;
create trigger state_insert after insert on trunk_registration referencing new table as changed
  for each statement execute function sip_registration_changed();
create trigger state_update after update on trunk_registration referencing new table as changed
  for each statement execute function sip_registration_changed();
create trigger state_delete after delete on trunk_registration referencing old table as changed
  for each statement execute function sip_registration_changed();

update record set doc = doc || jsonb_build_object('registration', sip_registration_state(account_id, id))
where entity = 'trunk' and doc->>'auth_method' = 'digest';

-- Entry and number of the dialog.
alter table trunk_call add column dialog int[];

drop function sip_edge.answered;
create function sip_edge.answered(which uuid, call_hex text, dialog_entry int, dialog_number int)
returns void language sql as $$
  update trunk_call
  set code = '200', is_up = true, answered_at = now(), updated_at = now(), dialog = array[dialog_entry, dialog_number]
  where trunk_id = which and call_id = left(call_hex, 500) and not is_up and code = '100'
$$;

-- By the clock of the database, in begun seconds: an edge tells no duration of a call that it ended itself.
drop function sip_edge.ended;
create function sip_edge.ended(which uuid, call_hex text, sip_code text) returns void language sql as $$
  with over as (
    select account_id, id, is_up,
      case when is_up then ceil(extract(epoch from clock_timestamp() - answered_at))::int else 0 end as lasted
    from trunk_call where trunk_id = which and call_id = left(call_hex, 500) and (is_up or code = '100')
  )
  update trunk_call c set is_up = false, updated_at = now(), duration = lasted, charge = ceil(rate * lasted / 60.0),
    code = case when over.is_up then '200' else sip_code end
  from over where c.account_id = over.account_id and c.id = over.id
$$;

drop function sip_edge.to_end;
-- Calls that must end now: their trunk may not call any more, or has spent its money.
create function sip_edge.to_end(edge_name text, out dialog_entry int, out dialog_number int)
returns setof record language sql stable as $$
  with up as (
    select c.account_id, c.trunk_id, c.dialog from trunk_call c
    where c.edge = edge_name and c.is_up and c.created_at > now() - interval '1 day'
  ), over as (
    select u.account_id, u.trunk_id from (select distinct account_id, trunk_id from up) u
    left join sip_edge.trunk k on k.trunk_id = u.trunk_id
    where k.trunk_id is null
      or trunk_spent_today(u.account_id, u.trunk_id) >= (k.doc->>'daily_spend_limit')::numeric * 1000000
  )
  select up.dialog[1], up.dialog[2] from up join over using (account_id, trunk_id) where up.dialog is not null
$$;

grant create on schema sip_edge to patchbay_system;
do $$
declare each regprocedure;
begin
  for each in select p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'sip_edge' and p.proname in ('answered', 'ended', 'to_end') loop
    execute format('alter function %s owner to patchbay_system', each);
    execute format('alter function %s security definer', each);
    execute format('alter function %s set search_path = public, pg_temp', each);
    execute format('revoke all on function %s from public', each);
  end loop;
end $$;
revoke create on schema sip_edge from patchbay_system;
grant execute on function sip_edge.answered, sip_edge.ended, sip_edge.to_end to patchbay_sip;
`
