/** Jobs, contact files, campaign runs, opt-outs, and the carrier simulator's own table. */
export const sql = /* sql */ `
create table job (
  account_id uuid not null,
  id uuid not null,
  kind text not null,
  key text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'dead')),
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  max_attempts integer not null default 10,
  lease_owner uuid,
  lease_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (account_id, id)
);
create unique index job_once on job (account_id, kind, key) where state in ('waiting', 'running');
create index job_due on job (run_at) where state in ('waiting', 'running');
create index job_finished on job (finished_at) where state = 'done';
select patchbay_protect('job');

-- A contact file and what was found in it. The rows themselves are files.
create table contact_upload (
  account_id uuid not null,
  id uuid not null,
  filename text not null,
  bytes bigint not null default 0,
  state text not null default 'receiving' check (state in ('receiving', 'processing', 'done', 'failed')),
  skip_first_row boolean not null default false,
  percentage integer not null default 0,
  valid integer not null default 0,
  result jsonb,
  error text,
  used boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, id)
);
create index contact_upload_recent on contact_upload (account_id, created_at);
select patchbay_protect('contact_upload');

-- Where a campaign's sending stands. Its state is the campaign's status, changed in the same transaction.
create table campaign_run (
  account_id uuid not null,
  campaign_id uuid not null,
  upload_id uuid not null,
  state text not null check (state in ('scheduled', 'active', 'paused', 'completed', 'canceled')),
  starts_at timestamptz not null,
  -- text, sender, country and mapping as they were when the campaign was made
  plan jsonb not null,
  total integer not null,
  next_index integer not null default 0,
  byte_offset bigint not null default 0,
  -- messages per second; null is as fast as this server sends
  rate_per_second double precision,
  tokens double precision,
  tokens_at timestamptz,
  due_at timestamptz not null default now(),
  batch integer not null default 0,
  -- creation time of the claimed batch that is not known to be sent yet
  claimed_at timestamptz,
  sent integer not null default 0,
  delivered integer not null default 0,
  failed integer not null default 0,
  rejected integer not null default 0,
  opted_out integer not null default 0,
  charge bigint not null default 0,
  -- results before the last resume, so that it is not paused again for the same failures
  results_before integer not null default 0,
  failed_before integer not null default 0,
  lease_owner uuid,
  lease_until timestamptz,
  primary key (account_id, campaign_id)
);
create index campaign_run_due on campaign_run (due_at) where state = 'active' or claimed_at is not null;
create index campaign_run_scheduled on campaign_run (starts_at) where state = 'scheduled';
alter table campaign_run set (fillfactor = 60);
select patchbay_protect('campaign_run');

-- Messages sent per account and UTC day, for plans with a daily limit.
create table daily_message_count (
  account_id uuid not null,
  day date not null,
  count integer not null default 0,
  primary key (account_id, day)
);
select patchbay_protect('daily_message_count');

create table sms_opt_out (
  account_id uuid not null,
  phone text collate "C" not null,
  created_at timestamptz not null default now(),
  primary key (account_id, phone)
);
select patchbay_protect('sms_opt_out');

-- How far the receipts of the carrier have been read; one process reads at a time.
create table receipt_cursor (
  name text primary key,
  position bigint not null default 0,
  lease_owner uuid,
  lease_until timestamptz
);
insert into receipt_cursor (name) values ('carrier');
grant select, update on receipt_cursor to patchbay_system;

-- The carrier simulator's memory. It stands for another company: no account, no policy, no foreign key.
create table carrier_message (
  id uuid primary key,
  sender text not null,
  recipient text not null,
  country_code text not null,
  body text not null,
  segments integer not null,
  reference text not null,
  submissions integer not null default 1,
  outcome text not null,
  reason text,
  accepted_at timestamptz not null default clock_timestamp(),
  receipt_at timestamptz,
  receipt_position bigint
);
create index carrier_message_due on carrier_message (receipt_at) where receipt_position is null;
create index carrier_message_position on carrier_message (receipt_position);
create sequence carrier_receipt_position;
grant select, insert, update, delete on carrier_message to patchbay_system;
grant usage on sequence carrier_receipt_position to patchbay_system;
`
