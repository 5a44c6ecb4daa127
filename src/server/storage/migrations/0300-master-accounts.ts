/** Accounts that belong to a master account, and sessions of the master's users in them. */
export const replaces = '0300-sub-accounts.ts'

export const sql = /* sql */ `
alter table account
  add column master_account_id uuid references account,
  add constraint masters_have_no_master check (master_account_id is null or (is_suborganization and master_account_id <> id));
create index account_of_master on account (master_account_id) where master_account_id is not null;
grant insert (master_account_id) on account to patchbay_system;

-- Whose session it was before the switch; the way back leads there and nowhere else.
alter table session
  add column master_account_id uuid,
  add column master_user_id uuid,
  add constraint whole_pointer check ((master_account_id is null) = (master_user_id is null)),
  add foreign key (master_account_id, master_user_id) references app_user on delete cascade;
create index session_of_master on session (master_account_id, master_user_id) where master_account_id is not null;
`
