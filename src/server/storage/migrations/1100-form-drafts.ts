/**
 * What people have typed into a form of a new record and not sent yet. Below a parent there is one per user and parent;
 * `mark` is the property of the parent that says so.
 */
export const sql = /* sql */ `
create table form_draft (
  account_id uuid not null,
  user_id uuid not null,
  resource text not null,
  -- all zeros where the resource has no parent
  parent_id uuid not null,
  parent_entity text,
  mark text,
  content jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (account_id, user_id, resource, parent_id),
  foreign key (account_id, user_id) references app_user on delete cascade
);
create index form_draft_below on form_draft (account_id, parent_id);
create index form_draft_old on form_draft (saved_at);
select patchbay_protect('form_draft');
`
