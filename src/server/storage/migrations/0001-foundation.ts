/**
 * Roles, row-level security, and the tables everything else stands on.
 *
 * `patchbay_app` sees one account: the policy compares `account_id` with the setting `app.account_id`.
 * `patchbay_system` sees all accounts: sign-in, jobs, receipts. Both are without login, superuser and bypass.
 *
 * Views `account_<table>` exist because under row-level security the planner may not use an index through an
 * operator that is not leakproof (`->>`, `like`): a plain view owned by `patchbay_system` has the same
 * account filter as the policy, but is planned like a hand-written query. They are for reading.
 */
export const sql = /* sql */ `
do $$
begin
  if not exists (select from pg_roles where rolname = 'patchbay_app') then
    create role patchbay_app nologin nosuperuser noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'patchbay_system') then
    create role patchbay_system nologin nosuperuser noinherit;
  end if;
  execute format('grant patchbay_app, patchbay_system to %I', current_user);
end $$;

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

grant usage on schema public to patchbay_app, patchbay_system;

create function current_account() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.account_id', true), '')::uuid $$;

-- Enables and forces row-level security on a table with account_id, and grants both roles their work on it.
create function patchbay_protect(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy own_account on %s to patchbay_app
    using (account_id = (select current_account())) with check (account_id = (select current_account()))', target);
  execute format('create policy all_accounts on %s to patchbay_system using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to patchbay_app, patchbay_system', target);
end $$;

-- Creates the readable view account_<table> of the current account's rows; see the note at the top.
create function patchbay_account_view(target regclass) returns void language plpgsql as $$
declare view_name text := 'account_' || (select relname from pg_class where oid = target);
begin
  execute format('create view %I as select * from %s where account_id = current_account()', view_name, target);
  -- A view's owner needs create on its schema for a moment.
  grant create on schema public to patchbay_system;
  execute format('alter view %I owner to patchbay_system', view_name);
  revoke create on schema public from patchbay_system;
  execute format('revoke all on %I from public', view_name);
  execute format('grant select on %I to patchbay_app', view_name);
end $$;
create table account (
  id uuid primary key,
  name text not null,
  level text not null,
  status text not null default 'active' check (status in ('active', 'disabled')),
  is_suborganization boolean not null default false,
  timezone text not null default 'UTC',
  balance bigint not null default 0,
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  currency text not null default 'USD',
  profile jsonb not null default '{}',
  settings jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint enough_money check (balance + credit_limit >= 0)
);
alter table account enable row level security;
alter table account force row level security;
create policy own_account on account to patchbay_app
  using (id = (select current_account())) with check (id = (select current_account()));
create policy all_accounts on account to patchbay_system using (true) with check (true);
grant select on account to patchbay_app, patchbay_system;
grant delete on account to patchbay_system;
grant insert (id, name, level, status, is_suborganization, timezone, credit_limit, currency, profile, settings, created_at)
  on account to patchbay_system;
grant update (name, timezone, profile) on account to patchbay_app;
grant update (name, level, status, is_suborganization, timezone, credit_limit, profile, settings) on account to patchbay_system;

create table app_user (
  account_id uuid not null references account on delete cascade,
  id uuid not null,
  email text not null,
  password_hash text not null,
  first_name text not null default '',
  last_name text not null default '',
  role text,
  disabled boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (account_id, id)
);
create unique index app_user_email on app_user (lower(email));
select patchbay_protect('app_user');

create table session (
  account_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  bearer_hash text not null,
  cookie_hash text,
  kind text not null check (kind in ('browser', 'bearer')),
  expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, user_id) references app_user on delete cascade,
  check ((kind = 'browser') = (cookie_hash is not null))
);
create unique index session_bearer on session (bearer_hash);
create index session_of_user on session (account_id, user_id);
create index session_expiry on session (expires_at);
select patchbay_protect('session');

create table idempotency (
  account_id uuid not null,
  key text not null,
  route text not null,
  request_hash text not null,
  status integer,
  body text,
  headers jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (account_id, key, route)
);
create index idempotency_age on idempotency (created_at);
select patchbay_protect('idempotency');

create table rate_limit (
  bucket text primary key,
  window_start timestamptz not null,
  count integer not null
);
grant select, insert, update, delete on rate_limit to patchbay_system;

create table preference (
  account_id uuid not null,
  user_id uuid not null,
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (account_id, user_id, key),
  foreign key (account_id, user_id) references app_user on delete cascade
);
select patchbay_protect('preference');

create table record (
  account_id uuid not null,
  entity text not null,
  id uuid not null,
  version integer not null default 1,
  doc jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, entity, id)
);
-- Counters of a record change far oftener than its indexed fields: leave room for updates in place.
alter table record set (fillfactor = 85);
select patchbay_protect('record');
select patchbay_account_view('record');

create table collection_version (
  account_id uuid not null,
  entity text not null,
  version bigint not null default 1,
  primary key (account_id, entity)
);
alter table collection_version set (fillfactor = 50);
select patchbay_protect('collection_version');

create table ledger_transfer (
  account_id uuid not null,
  id uuid not null,
  kind text not null,
  reference text not null,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  unique (account_id, kind, reference)
);
select patchbay_protect('ledger_transfer');
revoke update, delete on ledger_transfer from patchbay_app, patchbay_system;

create table ledger_entry (
  account_id uuid not null,
  transfer_id uuid not null,
  ledger text not null check (ledger in ('customer', 'revenue', 'payments', 'adjustments')),
  amount bigint not null,
  primary key (account_id, transfer_id, ledger),
  foreign key (account_id, transfer_id) references ledger_transfer
);
select patchbay_protect('ledger_entry');
revoke update, delete on ledger_entry from patchbay_app, patchbay_system;

-- The only writer of account.balance. Its owner is the migrating role, which no request ever takes.
create function ledger_entry_moves_balance() returns trigger language plpgsql security definer
  set search_path = public as $$
begin
  update account set balance = balance + new.amount where id = new.account_id;
  return null;
end $$;
create policy ledger_trigger on account for all to current_user using (true) with check (true);
create trigger ledger_entry_moves_balance after insert on ledger_entry
  for each row when (new.ledger = 'customer') execute function ledger_entry_moves_balance();

create function ledger_transfer_is_balanced() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entry where account_id = new.account_id and transfer_id = new.transfer_id) <> 0 then
    raise exception 'The legs of transfer % do not sum to zero', new.transfer_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_transfer_is_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_transfer_is_balanced();

create table sms_message (
  account_id uuid not null,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sender text not null,
  recipient text collate "C" not null,
  country_code text not null,
  body text not null,
  segments integer not null,
  status text not null,
  reason text,
  charge bigint not null default 0,
  sms_campaign_id uuid,
  primary key (account_id, id, created_at)
) partition by range (created_at);
create index sms_message_newest on sms_message (account_id, created_at desc, id desc);
create index sms_message_campaign on sms_message (account_id, sms_campaign_id, created_at desc, id desc);
create index sms_message_status on sms_message (account_id, status, created_at desc, id desc);
create index sms_message_recipient on sms_message (account_id, recipient, created_at desc);
create table sms_message_default partition of sms_message default;
select patchbay_protect('sms_message');
select patchbay_account_view('sms_message');
`
