/**
 * What the provider of payments knows a payment, a customer and a card by. No card number is ever here, nor reaches this
 * server. The account tells what waits for review and whether it has a card.
 */
export const sql = /* sql */ `
create table payment_attempt (
  account_id uuid not null references account on delete cascade,
  payment_id uuid not null,
  provider text not null check (provider in ('stripe', 'paypal')),
  -- of the provider's page, and of the money that moves
  reference text,
  intent text,
  created_at timestamptz not null default now(),
  primary key (account_id, payment_id),
  unique (provider, reference)
);
create index payment_attempt_intent on payment_attempt (provider, intent);
create unique index payment_attempt_payment on payment_attempt (payment_id);
select patchbay_protect('payment_attempt');

create table payment_customer (
  account_id uuid primary key references account on delete cascade,
  customer text not null unique
);
select patchbay_protect('payment_customer');

-- Notices that were taken. A provider sends them again until they are answered.
create table payment_notice (
  provider text not null,
  id text not null,
  received_at timestamptz not null default now(),
  primary key (provider, id)
);
create index payment_notice_age on payment_notice (received_at);
grant select, insert, delete on payment_notice to patchbay_system;

-- The memory of the simulated providers. They stand for other companies: no account, no policy, no foreign key.
create table simulated_payment (
  id text primary key,
  doc jsonb not null,
  created_at timestamptz not null default now()
);
grant select, insert, update, delete on simulated_payment to patchbay_system;

create function payment_waits() returns trigger language plpgsql security definer set search_path = public as $$
declare
  was bigint := case when tg_op = 'UPDATE' and old.doc->>'status' = 'processing' then (old.doc->>'amount')::bigint else 0 end;
  is_now bigint := case when new.doc->>'status' = 'processing' then (new.doc->>'amount')::bigint else 0 end;
begin
  if was = is_now then return null; end if;
  update account a set settings = a.settings || jsonb_build_object('payments_restrictions',
    '{"suspended": false, "monthly_commitment_amount": 0}'::jsonb || coalesce(a.settings->'payments_restrictions', '{}')
      || jsonb_build_object('pending_topup',
        nullif(greatest(0, coalesce((a.settings->'payments_restrictions'->>'pending_topup')::bigint, 0) + is_now - was), 0)))
  where a.id = new.account_id;
  return null;
end $$;
create trigger payment_waits after insert or update on record
  for each row when (new.entity = 'payment') execute function payment_waits();
`
