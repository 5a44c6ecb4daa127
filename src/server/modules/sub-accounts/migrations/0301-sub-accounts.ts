/**
 * Sub-accounts: accounts of their own that belong to a master account.
 *
 * The master's list holds a document per sub-account; what it says of the real account is written by triggers alone,
 * in the transaction that changes the account, so the two never differ. A master reaches its sub-accounts through
 * functions that look at `current_account()`: row-level security still hides them from everything else.
 */
export const replaces = '0300-sub-accounts.ts'

export const sql = /* sql */ `
grant create on schema public to patchbay_system;

-- The first owner: who the master invited.
create function sub_account_owner(sub uuid) returns uuid language sql stable security definer set search_path = public
  as $$ select id from app_user where account_id = sub and role is null order by created_at, id limit 1 $$;

-- What a master's document says of the real account.
create function sub_account_facts(sub uuid) returns jsonb language sql stable security definer set search_path = public
  as $$
    select jsonb_strip_nulls(jsonb_build_object(
      'name', account.name,
      'status', account.status,
      'time_zone', account.timezone,
      'balance', account.balance,
      'email', person.email,
      'first_name', nullif(person.first_name, ''),
      'last_name', nullif(person.last_name, ''),
      'invitation', case when person.password_hash = '' then 'pending' else 'accepted' end))
    from account left join app_user person on person.account_id = account.id and person.id = sub_account_owner(sub)
    where account.id = sub
  $$;

create function sub_account_follow(sub uuid, master uuid) returns void language plpgsql security definer
  set search_path = public as $$
declare
  before jsonb;
  after jsonb;
  is_told boolean;
begin
  select doc into before from record
    where account_id = master and entity = 'sub-account' and id = sub for update;
  if not found then return; end if;
  after := (before - array['first_name', 'last_name']) || sub_account_facts(sub);
  if after = before then return; end if;
  -- A master's own edit counts its version itself; what happens elsewhere makes such an edit too old. Money does not.
  is_told := after - 'balance' <> before - 'balance';
  update record set
    doc = after,
    version = version + case when is_told and master is distinct from current_account() then 1 else 0 end,
    updated_at = case when is_told then now() else updated_at end
    where account_id = master and entity = 'sub-account' and id = sub;
  insert into collection_version (account_id, entity) values (master, 'sub-account')
    on conflict (account_id, entity) do update set version = collection_version.version + 1;
end $$;

create function account_tells_master() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform sub_account_follow(new.id, new.master_account_id);
  return null;
end $$;
create trigger account_tells_master after update of name, status, timezone, balance on account
  for each row when (new.master_account_id is not null) execute function account_tells_master();

create function person_tells_master() returns trigger language plpgsql security definer set search_path = public as $$
declare
  master uuid := (select master_account_id from account where id = new.account_id);
begin
  if master is not null then perform sub_account_follow(new.account_id, master); end if;
  return null;
end $$;
create trigger person_tells_master
  after insert or update of email, first_name, last_name, password_hash, role on app_user
  for each row when (new.role is null) execute function person_tells_master();

create function require_own_sub_account(sub uuid) returns void language plpgsql stable security definer
  set search_path = public as $$
begin
  if not exists (select from account where id = sub and master_account_id = current_account()) then
    raise exception 'not a sub-account of this account' using errcode = 'no_data_found';
  end if;
end $$;

-- In the order in which a change of the account comes to the master's document, or the two would wait for each other.
create function lock_sub_account(sub uuid) returns void language plpgsql security definer set search_path = public as $$
begin
  perform from account where id = sub and master_account_id = current_account() for no key update;
  if found then
    perform from app_user where account_id = sub and id = sub_account_owner(sub) for no key update;
  end if;
end $$;

-- An account and its owner, who has no password yet.
create function create_sub_account(sub uuid, owner_id uuid, given jsonb) returns text language plpgsql security definer
  set search_path = public as $$
declare
  master account;
begin
  select * into master from account where id = current_account() for share;
  if not found or master.master_account_id is not null or master.is_suborganization then
    raise exception 'only a master account has sub-accounts' using errcode = 'insufficient_privilege';
  end if;
  insert into account (id, name, level, status, is_suborganization, master_account_id, timezone, currency)
    values (sub, given->>'name', master.level, 'active', true, master.id, given->>'time_zone', master.currency);
  insert into app_user (account_id, id, email, password_hash, first_name, last_name)
    values (sub, owner_id, given->>'email', '', coalesce(given->>'first_name', ''), coalesce(given->>'last_name', ''));
  return 'done';
exception when unique_violation then
  return 'email-taken';
end $$;

-- The e-mail is the owner's once they have a password.
create function update_sub_account(sub uuid, given jsonb) returns text language plpgsql security definer
  set search_path = public as $$
begin
  perform require_own_sub_account(sub);
  update account set name = given->>'name', timezone = given->>'time_zone'
    where id = sub and (name, timezone) is distinct from (given->>'name', given->>'time_zone');
  if exists (select from app_user where account_id = sub and id = sub_account_owner(sub)
      and password_hash <> '' and lower(email) <> lower(given->>'email')) then
    return 'email-fixed';
  end if;
  update app_user set
    email = case when password_hash = '' then given->>'email' else email end,
    first_name = coalesce(given->>'first_name', ''),
    last_name = coalesce(given->>'last_name', '')
    where account_id = sub and id = sub_account_owner(sub);
  return 'done';
exception when unique_violation then
  return 'email-taken';
end $$;

-- Whoever is signed in to a disabled account is signed out.
create function set_sub_account_status(sub uuid, wanted text) returns void language plpgsql security definer
  set search_path = public as $$
begin
  perform require_own_sub_account(sub);
  update account set status = wanted where id = sub;
  if wanted = 'disabled' then delete from session where account_id = sub; end if;
end $$;

-- A link to set the first password and the mail that brings it; an earlier link stops working.
create function invite_sub_account_owner(sub uuid, link_hash text, minutes integer, subject text, body text)
  returns text language plpgsql security definer set search_path = public as $$
declare
  person app_user;
begin
  perform require_own_sub_account(sub);
  select * into person from app_user where account_id = sub and id = sub_account_owner(sub);
  if person.password_hash <> '' then return 'accepted'; end if;
  delete from mail_link where account_id = sub and user_id = person.id and purpose = 'invitation';
  insert into mail_link (account_id, hash, user_id, purpose, expires_at)
    values (sub, link_hash, person.id, 'invitation', now() + make_interval(mins => minutes));
  insert into mail (account_id, id, recipient, subject, body)
    values (sub, gen_random_uuid(), person.email, subject, body);
  return 'done';
end $$;

do $$
declare
  each regprocedure;
begin
  foreach each in array array[
    'sub_account_owner(uuid)', 'sub_account_facts(uuid)', 'sub_account_follow(uuid, uuid)', 'account_tells_master()',
    'person_tells_master()', 'require_own_sub_account(uuid)', 'create_sub_account(uuid, uuid, jsonb)',
    'lock_sub_account(uuid)', 'update_sub_account(uuid, jsonb)', 'set_sub_account_status(uuid, text)',
    'invite_sub_account_owner(uuid, text, integer, text, text)']::regprocedure[] loop
    execute format('alter function %s owner to patchbay_system', each);
    execute format('revoke all on function %s from public', each);
  end loop;
end $$;
grant execute on function create_sub_account(uuid, uuid, jsonb), lock_sub_account(uuid),
  update_sub_account(uuid, jsonb), set_sub_account_status(uuid, text), invite_sub_account_owner(uuid, text, integer, text, text) to patchbay_app;
revoke create on schema public from patchbay_system;
`
