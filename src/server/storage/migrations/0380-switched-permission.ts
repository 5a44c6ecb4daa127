/**
 * A session in a sub-account holds as long as its master's user may switch: it keeps what the way in asked for, and
 * hears of everything that takes it away.
 */
export const sql = /* sql */ `
alter table session add column master_permissions text[] not null default '{}';

drop trigger tells_sessions on account;
create trigger tells_sessions after update on account for each row
  when (new.status is distinct from old.status or new.settings is distinct from old.settings
    or new.level is distinct from old.level or new.is_suborganization is distinct from old.is_suborganization)
  execute function patchbay_sessions_changed('id');
drop trigger tells_sessions on app_user;
create trigger tells_sessions after update on app_user for each row
  when (new.disabled is distinct from old.disabled or new.password_changed_at is distinct from old.password_changed_at
    or new.role is distinct from old.role or new.two_fa_active is distinct from old.two_fa_active)
  execute function patchbay_sessions_changed('account_id');
`
