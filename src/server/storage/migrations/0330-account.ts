/**
 * What people may change of their account: a version that counts every change of it, whoever makes it, so that two
 * people never overwrite each other; the job title of each user.
 */
export const sql = /* sql */ `
alter table account add column profile_version bigint not null default 1;
alter table app_user
  add column job_title text not null default '',
  add column profile_version bigint not null default 1;

create function account_profile_counts() returns trigger language plpgsql as $$
begin
  if (new.name, new.timezone, new.status, new.profile) is distinct from (old.name, old.timezone, old.status, old.profile) then
    new.profile_version = old.profile_version + 1;
  end if;
  return new;
end $$;
create trigger account_profile_counts before update on account
  for each row execute function account_profile_counts();

create function app_user_profile_counts() returns trigger language plpgsql as $$
begin
  if (new.email, new.first_name, new.last_name, new.job_title)
    is distinct from (old.email, old.first_name, old.last_name, old.job_title) then
    new.profile_version = old.profile_version + 1;
  end if;
  return new;
end $$;
create trigger app_user_profile_counts before update on app_user
  for each row execute function app_user_profile_counts();

-- A sub-account sees whose it is, and nothing else of its master.
create function master_organization() returns jsonb language sql stable security definer set search_path = public as $$
  select jsonb_build_object('name', master.name)
  from account join account master on master.id = account.master_account_id
  where account.id = current_account()
$$;
grant create on schema public to patchbay_system;
alter function master_organization() owner to patchbay_system;
revoke create on schema public from patchbay_system;
revoke all on function master_organization() from public;
grant execute on function master_organization() to patchbay_app;

-- The spending of a month is asked for with the account.
create index ledger_transfer_time on ledger_transfer (account_id, created_at);
`
