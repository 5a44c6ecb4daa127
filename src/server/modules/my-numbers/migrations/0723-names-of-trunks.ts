/** A number repeats the name of its trunk, in lists and filters, and follows it. */
export const sql = /* sql */ `
create function did_follow_trunk() returns trigger language plpgsql as $$
begin
  update record
  set doc = jsonb_set(doc, '{trunk,label}', new.doc->'label'), updated_at = now()
  where account_id = new.account_id and entity = 'did' and doc->'trunk'->>'id' = new.id::text;
  if found then
    insert into collection_version (account_id, entity) values (new.account_id, 'did')
    on conflict (account_id, entity) do update set version = collection_version.version + 1;
  end if;
  return null;
end $$;
create trigger did_follow_trunk after update on record for each row
  when (new.entity = 'trunk' and new.doc->'label' is distinct from old.doc->'label') execute function did_follow_trunk();
`
