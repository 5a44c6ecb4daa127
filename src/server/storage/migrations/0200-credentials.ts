/**
 * What people prove themselves with beside the password: two-factor secrets, recovery codes, links sent by mail;
 * the session list; and the outbox in which mail waits.
 */
export const sql = /* sql */ `
alter table app_user
  add column two_fa_secret bytea,
  add column two_fa_active boolean not null default false,
  -- The last time step whose code was used: a code is good once.
  add column two_fa_step bigint not null default 0,
  add column recovery_hashes text[] not null default '{}',
  add column email_confirmed_at timestamptz,
  add column password_changed_at timestamptz not null default now();

alter table session
  add column user_agent text not null default '',
  add column address text not null default '',
  add column seen_at timestamptz not null default now();

create table mail_link (
  account_id uuid not null,
  hash text not null,
  user_id uuid not null,
  purpose text not null check (purpose in ('recovery', 'invitation', 'confirmation', 'email-change', 'sign-in')),
  payload jsonb not null default '{}',
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (account_id, hash),
  foreign key (account_id, user_id) references app_user on delete cascade
);
create unique index mail_link_hash on mail_link (hash);
create index mail_link_expiry on mail_link (expires_at);
select patchbay_protect('mail_link');

create table mail (
  account_id uuid not null,
  id uuid not null,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  -- Null while it waits to be handed to the mail server.
  sent_at timestamptz,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id) references account on delete cascade
);
create index mail_due on mail (due_at) where sent_at is null;
select patchbay_protect('mail');
`
