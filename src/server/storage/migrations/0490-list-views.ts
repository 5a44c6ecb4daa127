/** Views of lists that people save: filters, order and columns, for themselves or for everyone in the account. */
export const sql = /* sql */ `
create table list_view (
  account_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  list text not null,
  name text not null,
  content jsonb not null,
  shared boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, user_id) references app_user on delete cascade
);
create unique index list_view_name on list_view (account_id, user_id, list, lower(name));
select patchbay_protect('list_view');
`
