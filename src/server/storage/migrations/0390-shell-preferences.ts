/** What a person chose for the shell is kept choice by choice, so that two devices do not undo each other's. */
export const sql = /* sql */ `
-- The migrating role owns the table but has no policy of its own.
alter table preference no force row level security;
insert into preference (account_id, user_id, key, value, updated_at)
  select account_id, user_id, 'shell.' || choice.key, choice.value, updated_at
  from preference, jsonb_each(case jsonb_typeof(preference.value) when 'object' then preference.value end) as choice
  where preference.key = 'shell'
  on conflict do nothing;
delete from preference where key = 'shell';
alter table preference force row level security;
`
