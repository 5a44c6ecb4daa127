/**
 * Saved cards by the provider's tokens, and the settings of auto top-up. Whatever changes a balance, a trigger counts the
 * crossing of the threshold and queues the work, in the same transaction: no crossing is missed, and each is one job.
 */
export const sql = /* sql */ `
create table payment_card (
  account_id uuid not null references account on delete cascade,
  card_id uuid not null,
  -- of the provider's page where it is entered
  reference text unique,
  token text,
  created_at timestamptz not null default now(),
  primary key (account_id, card_id)
);
create unique index payment_card_id on payment_card (card_id);
select patchbay_protect('payment_card');

-- The card that is charged while its holder is away.
alter table payment_attempt add column card_token text;

create table auto_topup (
  account_id uuid primary key references account on delete cascade,
  enabled boolean not null default false,
  threshold bigint,
  amount bigint,
  monthly_limit bigint,
  -- counts how often the balance fell to the threshold, and the tries since
  crossing integer not null default 0,
  attempt integer not null default 0,
  declines integer not null default 0,
  -- the month whose limit was reported
  limited_in text,
  stopped boolean not null default false,
  version integer not null default 1
);
select patchbay_protect('auto_topup');

grant create on schema public to patchbay_system;

create function billing_watches_balance() returns trigger language plpgsql security definer set search_path = public as $$
declare
  crossed integer;
begin
  update auto_topup set crossing = crossing + 1, attempt = 0
    where account_id = new.id and enabled and new.balance <= threshold and old.balance > threshold
    returning crossing into crossed;
  if found then
    insert into job (id, account_id, kind, key, payload, max_attempts)
      values (gen_random_uuid(), new.id, 'auto-topup', crossed || ':0', jsonb_build_object('crossing', crossed, 'attempt', 0), 1000)
      on conflict do nothing;
  end if;
  if exists (select from record where account_id = new.id and entity = 'billing-alert' and doc->>'kind' = 'balance'
      and (doc->>'status' = 'raised') <> (new.balance <= (doc->>'amount')::bigint)) then
    insert into job (id, account_id, kind, key, payload)
      values (gen_random_uuid(), new.id, 'billing-alerts', gen_random_uuid()::text, '{}');
  end if;
  -- Many charges come at once; they are added up every half minute.
  if new.balance < old.balance and exists (select from record
      where account_id = new.id and entity = 'billing-alert' and doc->>'kind' in ('day', 'month')) then
    insert into job (id, account_id, kind, key, payload, run_at)
      values (gen_random_uuid(), new.id, 'billing-alerts', 'spend:' || floor(extract(epoch from now()) / 30), '{}',
        now() + interval '30 seconds')
      on conflict do nothing;
  end if;
  return null;
end $$;

create function payment_card_counts() returns trigger language plpgsql security definer set search_path = public as $$
declare
  of_account uuid := coalesce(new.account_id, old.account_id);
  has_card boolean := exists (select from record
    where account_id = of_account and entity = 'payment-card' and doc->>'status' = 'active');
begin
  update account set settings = settings || jsonb_build_object('has_credit_card', has_card)
    where id = of_account and coalesce((settings->>'has_credit_card')::boolean, false) <> has_card;
  return null;
end $$;

do $$
declare
  each regprocedure;
begin
  foreach each in array array['billing_watches_balance()', 'payment_card_counts()']::regprocedure[] loop
    execute format('alter function %s owner to patchbay_system', each);
    execute format('revoke all on function %s from public', each);
  end loop;
end $$;
revoke create on schema public from patchbay_system;

create trigger billing_watches_balance after update of balance on account
  for each row when (new.balance <> old.balance) execute function billing_watches_balance();
create trigger payment_card_counts after insert or update on record
  for each row when (new.entity = 'payment-card') execute function payment_card_counts();
create trigger payment_card_leaves after delete on record
  for each row when (old.entity = 'payment-card') execute function payment_card_counts();
`
