/**
 * People of an account as records: a document of entity `user` for each, with the person's id. What it says of the
 * person is kept by triggers, whoever changes them; what the module writes itself it writes to both (`writeBoth`).
 *
 * Both are locked in one order: the person, then the document.
 */
export const sql = /* sql */ `
grant create on schema public to patchbay_system;

create function user_facts(person app_user) returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'email', person.email,
    'first_name', nullif(person.first_name, ''),
    'last_name', nullif(person.last_name, ''),
    'name', coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email),
    'role', coalesce(person.role, 'Owner'),
    'invitation', case when person.password_hash = '' then 'pending' else 'accepted' end,
    'two_factor', person.two_fa_active))
$$;

create function user_counts(account uuid) returns void language sql security definer set search_path = public as $$
  insert into collection_version (account_id, entity) values (account, 'user')
    on conflict (account_id, entity) do update set version = collection_version.version + 1
$$;

create function user_followed() returns trigger language plpgsql security definer set search_path = public as $$
declare
  before jsonb;
  after jsonb;
begin
  if current_setting('patchbay.user_written', true) = 'on' then return null; end if;
  select doc into before from record
    where account_id = new.account_id and entity = 'user' and id = new.id for update;
  if not found then return null; end if;
  after := (before - array['first_name', 'last_name']) || user_facts(new) || case
    when new.disabled and not old.disabled then '{"status":"inactive"}'::jsonb
    when old.disabled and not new.disabled and new.password_hash <> '' then '{"status":"active"}'::jsonb
    else '{}'::jsonb end;
  if new.password_hash <> '' then after := after - 'invitation_ends_at'; end if;
  if after = before then return null; end if;
  update record set doc = after, version = version + 1, updated_at = now()
    where account_id = new.account_id and entity = 'user' and id = new.id;
  perform user_counts(new.account_id);
  return null;
end $$;
create trigger user_followed
  after update of email, first_name, last_name, role, disabled, password_hash, two_fa_active on app_user
  for each row when (old.* is distinct from new.*) execute function user_followed();

-- At the end of the transaction: whoever invites a person writes the document first.
create function user_recorded() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into record (account_id, entity, id, doc, created_at, updated_at)
    select account_id, 'user', id,
      user_facts(person) || jsonb_build_object('status', case when disabled or password_hash = '' then 'inactive' else 'active' end),
      created_at, created_at
    from app_user person where account_id = new.account_id and id = new.id
    on conflict do nothing;
  if found then perform user_counts(new.account_id); end if;
  return null;
end $$;
create constraint trigger user_recorded after insert on app_user deferrable initially deferred
  for each row execute function user_recorded();

create function user_forgotten() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from record where account_id = old.account_id and entity = 'user' and id = old.id;
  if found then perform user_counts(old.account_id); end if;
  return null;
end $$;
create trigger user_forgotten after delete on app_user for each row execute function user_forgotten();

create function user_signed_in() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update record set doc = doc || jsonb_build_object(
      'last_sign_in_at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    where account_id = new.account_id and entity = 'user' and id = new.user_id;
  if found then perform user_counts(new.account_id); end if;
  return null;
end $$;
create trigger user_signed_in after insert on session for each row when (new.master_account_id is null)
  execute function user_signed_in();

-- Everywhere: those in sub-accounts are rows of other accounts.
create function end_sessions_of(person uuid) returns void language sql security definer set search_path = public as $$
  delete from session where (account_id = current_account() and user_id = person)
    or (master_account_id = current_account() and master_user_id = person)
$$;

insert into record (account_id, entity, id, doc, created_at, updated_at)
  select account_id, 'user', id,
    user_facts(person) || jsonb_build_object('status', case when disabled or password_hash = '' then 'inactive' else 'active' end),
    created_at, created_at
  from app_user person
  on conflict do nothing;
insert into collection_version (account_id, entity) select distinct account_id, 'user' from app_user
  on conflict (account_id, entity) do update set version = collection_version.version + 1;

do $$
declare
  each regprocedure;
begin
  foreach each in array array['user_counts(uuid)', 'user_followed()', 'user_recorded()', 'user_forgotten()',
    'user_signed_in()', 'end_sessions_of(uuid)']::regprocedure[] loop
    execute format('alter function %s owner to patchbay_system', each);
    execute format('revoke all on function %s from public', each);
  end loop;
end $$;
grant execute on function end_sessions_of(uuid) to patchbay_app;
revoke create on schema public from patchbay_system;
`
