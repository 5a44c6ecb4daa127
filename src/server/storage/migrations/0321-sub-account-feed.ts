/**
 * What a session rests on beside its own row: the account is open, the person is not disabled and, where a master
 * account's user works in a sub-account, the same of the master. Without these a cached session would outlive them.
 */
export const sql = /* sql */ `
grant create on schema public to patchbay_system;

-- The column named holds the account that changed; its sub-accounts are told too.
create function patchbay_sessions_changed() returns trigger language plpgsql security definer set search_path = public as $$
declare
  changed uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  perform patchbay_tell(changed::text, 'sessions');
  perform patchbay_tell(id::text, what)
    from account, unnest(array['config', 'sessions']) as what where master_account_id = changed;
  return null;
end $$;
alter function patchbay_sessions_changed() owner to patchbay_system;
revoke all on function patchbay_sessions_changed() from public;
revoke create on schema public from patchbay_system;

create trigger tells_sessions after update on account for each row
  when (new.status is distinct from old.status or new.settings is distinct from old.settings)
  execute function patchbay_sessions_changed('id');
create trigger tells_sessions after update on app_user for each row
  when (new.disabled is distinct from old.disabled or new.password_changed_at is distinct from old.password_changed_at)
  execute function patchbay_sessions_changed('account_id');
`
