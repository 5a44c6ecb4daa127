/** A number that is deleted leaves the service that answers it: until then services kept and showed numbers that were gone. */
export const sql = /* sql */ `
create function ivr_service_loses_number() returns trigger language plpgsql as $$
begin
  update record
  set doc = doc || (
      select jsonb_build_object(
        'numbers', coalesce(jsonb_agg(each.number order by each.at), '[]'),
        'dialed', coalesce(jsonb_agg(each.number->'number' order by each.at), '[]'))
      from jsonb_path_query(doc, '$.numbers[*]') with ordinality as each (number, at)
      where each.number->>'id' <> old.id::text),
    updated_at = now(), version = version + 1
  where account_id = old.account_id and entity = 'ivr-service' and id = (old.doc->'ivr_service'->>'id')::uuid;
  if found then
    insert into collection_version (account_id, entity) values (old.account_id, 'ivr-service')
    on conflict (account_id, entity) do update set version = collection_version.version + 1;
  end if;
  return null;
end $$;
create trigger ivr_service_loses_number after delete on record for each row
  when (old.entity = 'did' and old.doc->'ivr_service'->>'id' is not null) execute function ivr_service_loses_number();

-- Row-level security binds the migrating role too.
set local role patchbay_system;
update record service
set doc = service.doc || (
    select jsonb_build_object(
      'numbers', coalesce(jsonb_agg(each.number order by each.at), '[]'),
      'dialed', coalesce(jsonb_agg(each.number->'number' order by each.at), '[]'))
    from jsonb_path_query(service.doc, '$.numbers[*]') with ordinality as each (number, at)
    where exists (select from record did where did.account_id = service.account_id and did.entity = 'did'
      and did.id = (each.number->>'id')::uuid)),
  updated_at = now(), version = version + 1
where service.entity = 'ivr-service' and exists (
  select from jsonb_path_query(service.doc, '$.numbers[*]') as each (number)
  where not exists (select from record did where did.account_id = service.account_id and did.entity = 'did'
    and did.id = (each.number->>'id')::uuid));
update collection_version set version = version + 1 where entity = 'ivr-service';
reset role;
`
