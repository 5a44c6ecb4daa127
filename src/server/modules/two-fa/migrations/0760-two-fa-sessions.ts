/** Verification sessions of 2FA services. Codes are kept as HMACs under the server's key. */
export const sql = /* sql */ `
create table two_fa_session (
  account_id uuid not null references account on delete cascade,
  id uuid not null,
  service_id uuid not null,
  service_name text not null,
  dst text not null,
  country_code text not null,
  purpose text not null check (purpose in ('api', 'preview', 'test')),
  -- of the last code; null until one was sent
  channel text check (channel in ('sms', 'voice')),
  language text not null,
  -- of the person who is verified
  address text,
  status text not null default 'pending'
    check (status in ('pending', 'expired', 'verified', 'failed', 'invalid', 'canceled')),
  reason text,
  -- HMAC of account, session and code, hex; null without a valid code
  code_hash text,
  sends integer not null default 0,
  attempts integer not null default 0,
  max_attempts integer not null,
  charge bigint not null default 0 check (charge >= 0),
  -- how often it was charged: part of the reference in the ledger
  charges integer not null default 0,
  events jsonb not null default '[]',
  sent_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, id)
);
create index two_fa_session_time on two_fa_session (account_id, created_at desc, id desc);
create index two_fa_session_of on two_fa_session (account_id, service_id, created_at desc, id desc);
create index two_fa_session_old on two_fa_session (created_at);
select patchbay_protect('two_fa_session');
select patchbay_account_view('two_fa_session');

create function two_fa_session_bump() returns trigger language plpgsql as $$
begin
  insert into collection_version (account_id, entity)
  select distinct account_id, 'two-fa-session' from changed
  on conflict (account_id, entity) do update set version = collection_version.version + 1;
  return null;
end $$;
create trigger bump_insert after insert on two_fa_session referencing new table as changed
  for each statement execute function two_fa_session_bump();
create trigger bump_update after update on two_fa_session referencing new table as changed
  for each statement execute function two_fa_session_bump();
create trigger bump_delete after delete on two_fa_session referencing old table as changed
  for each statement execute function two_fa_session_bump();
`
