/**
 * What the portal tells people by the bell. A notification is for one user or, without one, for everybody of the
 * account; what somebody has read or closed is theirs alone, so it stands in a table of its own. The devices somebody
 * signed in with are kept to tell them of a new one.
 */
export const sql = /* sql */ `
create table notification (
  account_id uuid not null references account on delete cascade,
  id uuid not null,
  user_id uuid,
  -- What it is about, for work that looks for an earlier one; never shown.
  kind text not null,
  style text not null check (style in ('success', 'warning', 'error', 'none')),
  title text not null check (title <> ''),
  description text not null default '',
  is_closable boolean not null default true,
  button_title text,
  button_url text check (button_url ~ '^(/([^/]|$)|https://)'),
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, user_id) references app_user on delete cascade,
  check ((button_title is null) = (button_url is null))
);
create index notification_newest on notification (account_id, created_at desc, id desc);
create index notification_age on notification (created_at);
select patchbay_protect('notification');

create table notification_state (
  account_id uuid not null,
  user_id uuid not null,
  notification_id uuid not null,
  status text not null check (status in ('read', 'closed')),
  changed_at timestamptz not null default now(),
  primary key (account_id, user_id, notification_id),
  foreign key (account_id, notification_id) references notification on delete cascade,
  foreign key (account_id, user_id) references app_user on delete cascade
);
create index notification_state_of on notification_state (account_id, notification_id);
select patchbay_protect('notification_state');

create table sign_in_device (
  account_id uuid not null,
  user_id uuid not null,
  id uuid not null,
  -- SHA-256 of the device cookie, hex.
  secret_hash text not null,
  user_agent text not null,
  address text not null,
  seen_at timestamptz not null default now(),
  primary key (account_id, user_id, id),
  foreign key (account_id, user_id) references app_user on delete cascade
);
create index sign_in_device_age on sign_in_device (seen_at);
select patchbay_protect('sign_in_device');
`
