/** When a person is deactivated, activated or removed, whoever does it, a job says so in the keys they made. */
export const sql = /* sql */ `
grant create on schema public to patchbay_system;

create function api_keys_follow() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into job (id, account_id, kind, key, payload, run_at, max_attempts)
    select gen_random_uuid(), new.account_id, 'follow-key-maker', gen_random_uuid()::text,
      jsonb_build_object('user', new.id), now(), 10
    where exists (select from record
      where account_id = new.account_id and entity = 'api-key' and doc->'maker'->>'id' = new.id::text);
  return null;
end $$;
create trigger api_keys_follow after update of disabled, email on app_user for each row
  when (old.disabled is distinct from new.disabled or (new.disabled and old.email is distinct from new.email))
  execute function api_keys_follow();

insert into job (id, account_id, kind, key, payload, run_at, max_attempts)
  select gen_random_uuid(), person.account_id, 'follow-key-maker', gen_random_uuid()::text,
    jsonb_build_object('user', person.id), now(), 10
  from app_user person
  where person.disabled and exists (select from record
    where account_id = person.account_id and entity = 'api-key' and doc->'maker'->>'id' = person.id::text);

alter function api_keys_follow() owner to patchbay_system;
revoke all on function api_keys_follow() from public;
revoke create on schema public from patchbay_system;
`
