/** Codes sent to a phone number, and the proof that they arrived. */
export const sql = /* sql */ `
create table challenge (
  account_id uuid not null references account on delete cascade,
  id uuid not null,
  -- What the number is proven for; a proof is good for nothing else.
  purpose text not null,
  -- Whoever asked; the account as a whole if null.
  user_id uuid,
  number text not null,
  channel text not null check (channel in ('sms', 'voice')),
  -- Null while no code is good: the carrier refused it, or it was used.
  code_hash text,
  attempts integer not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now(),
  verified_at timestamptz,
  -- A record with the number was stored.
  used_at timestamptz,
  primary key (account_id, id)
);
create unique index challenge_open on challenge (account_id, purpose, number, user_id) nulls not distinct
  where used_at is null;
create index challenge_sent on challenge (sent_at);
select patchbay_protect('challenge');
`
