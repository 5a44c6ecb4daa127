/**
 * The phone number an account proves to be its own, and the one way out of an activation step that a request may take
 * for its own account.
 */
export const replaces = '0340-phone-verification.ts'

export const sql = /* sql */ `
create table phone_verification (
  account_id uuid primary key references account on delete cascade,
  number text not null,
  channel text not null check (channel in ('sms', 'voice')),
  -- Null while no code is good: the carrier refused it, or it was used.
  code_hash text,
  attempts integer not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now(),
  verified_at timestamptz
);
select patchbay_protect('phone_verification');

-- Moves the current account from one activation step to the next, and no further. Its owner is the migrating role,
-- which no request ever takes; account.settings may not be written by one otherwise.
create function leave_activation_step(from_step text, next_step text) returns void
  language sql security definer set search_path = public as $$
    update account set settings = settings || jsonb_build_object('activation_step', next_step)
    where id = current_account() and settings->>'activation_step' = from_step
  $$;
revoke execute on function leave_activation_step(text, text) from public;
grant execute on function leave_activation_step(text, text) to patchbay_app;
`
