/**
 * Usage by day: what was charged, less what came back, added up by product, transaction type, number and country in the
 * transaction that moved the money. A master account has its sub-accounts' too, in rows that name them; each account's
 * days are those of its own clock. Invoices explain their lines by country and quantity as well.
 *
 * `billing_product` is the only place that says which product a transaction type is part of.
 */
export const sql = /* sql */ `
create function billing_product(type integer) returns text language sql immutable parallel safe as $$
  select case
    when type in (2, 3, 9, 10, 11, 44, 58) then 'numbers'
    when type in (5, 6, 7, 8, 12, 13, 14, 28, 30, 31, 32, 33, 34, 37, 59, 506, 514) then 'voice'
    when type in (15, 24, 25, 26, 27, 35, 39, 40, 41, 515) then 'messaging'
    when type in (36, 38, 536) then 'verification'
    when type in (42, 43, 45, 46, 47, 48, 49, 50, 51, 545) then 'ten-dlc'
    when type = 29 then 'tools'
    when type in (56, 57, 60) then 'plan'
    when type = 4 then 'refunds'
    when type in (0, 1, 61, 62, 500) then 'adjustments'
    when type in (54, 55) then 'transfers'
    when type in (16, 17, 18, 19, 20, 21, 22, 23, 52, 53) then 'payments'
  end
$$;
-- Whether an account was charged for it.
create function billing_is_usage(type integer) returns boolean language sql immutable parallel safe
  as $$ select billing_product(type) not in ('adjustments', 'transfers', 'payments') $$;

create table usage_day (
  account_id uuid not null references account on delete cascade,
  id uuid not null default gen_random_uuid(),
  day date not null,
  -- when the day begins by the account's clock
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  -- null for the account itself
  sub_account_id uuid,
  product text not null,
  type integer not null,
  number text not null default '',
  country_code text not null default '',
  quantity bigint not null,
  -- micro-units; negative came back
  charge bigint not null,
  primary key (account_id, id)
);
alter table usage_day set (fillfactor = 80);
create unique index usage_day_key on usage_day (account_id, day, type, number, country_code, sub_account_id) nulls not distinct;
create index usage_day_newest on usage_day (account_id, created_at desc, id desc);
create index usage_day_product on usage_day (account_id, product, created_at desc, id desc);
create index usage_day_country on usage_day (account_id, country_code, created_at desc, id desc);
create index usage_day_sub_account on usage_day (account_id, sub_account_id, created_at desc, id desc);
select patchbay_protect('usage_day');
revoke insert, update, delete on usage_day from patchbay_app;

alter table invoice_line add column country_code text not null default '';
drop view account_invoice_line;
select patchbay_account_view('invoice_line');

grant create on schema public to patchbay_system;
create view account_usage_day as
  select u.account_id, u.id, u.day, u.created_at, u.updated_at, u.sub_account_id, coalesce(sub.name, '') as sub_account, u.product,
    u.type, u.number, u.country_code, u.quantity, u.charge
  from usage_day u left join account sub on sub.id = u.sub_account_id
  where u.account_id = current_account();
alter view account_usage_day owner to patchbay_system;
revoke all on account_usage_day from public;
grant select on account_usage_day to patchbay_app;

-- Shares of a transfer: as it says, or all of it.
create function billing_shares(parts jsonb, amount bigint)
  returns table (number text, country_code text, quantity bigint, amount bigint) language sql immutable parallel safe as $$
    select coalesce(part.number, ''), coalesce(part.country, ''), coalesce(part.quantity, 1), part.amount
    from jsonb_to_recordset(parts) as part (number text, country text, quantity bigint, amount bigint) where parts is not null
    union all select '', '', 1, $2 where parts is null
  $$;

create function ledger_entry_adds_usage() returns trigger language plpgsql security definer set search_path = public as $$
declare
  t record;
  a record;
begin
  select type, parts, created_at into t from ledger_transfer where account_id = new.account_id and id = new.transfer_id;
  if not billing_is_usage(t.type) then return null; end if;
  select own.id, own.timezone, master.id as master, master.timezone as master_timezone into a
  from account own left join account master on master.id = own.master_account_id where own.id = new.account_id;
  insert into usage_day (account_id, day, created_at, sub_account_id, product, type, number, country_code, quantity, charge)
  select of.account_id, (t.created_at at time zone of.timezone)::date,
    date_trunc('day', t.created_at at time zone of.timezone) at time zone of.timezone,
    of.sub_account_id, billing_product(t.type), t.type, share.number, share.country_code, sum(share.quantity), -sum(share.amount)
  from (values (a.id, a.timezone, null::uuid), (a.master, a.master_timezone, a.id)) as of (account_id, timezone, sub_account_id),
    billing_shares(t.parts, new.amount) as share
  where of.account_id is not null
  group by of.account_id, of.timezone, of.sub_account_id, share.number, share.country_code
  order by of.sub_account_id nulls first, share.number, share.country_code
  on conflict (account_id, day, type, number, country_code, sub_account_id) do update
    set quantity = usage_day.quantity + excluded.quantity, charge = usage_day.charge + excluded.charge, updated_at = now();
  insert into collection_version (account_id, entity)
  select id, 'usage' from (values (a.id), (a.master)) as of (id) where id is not null
  on conflict (account_id, entity) do update set version = collection_version.version + 1;
  return null;
end $$;

-- A day begins elsewhere once its account has another time zone; what was counted for it stays.
create function account_moves_usage() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into job (id, account_id, kind, key, payload)
  values (gen_random_uuid(), new.id, 'move-usage', new.id::text, '{}') on conflict do nothing;
  return null;
end $$;

drop function billing_usage(timestamptz, timestamptz);
drop function billing_usage_of(uuid, timestamptz, timestamptz);
create function billing_usage_of(master uuid, from_at timestamptz, to_at timestamptz)
  returns table (sub_account text, product text, type integer, number text, country_code text, quantity bigint, amount bigint)
  language sql stable security definer set search_path = public as $$
    select case when a.id = master then '' else a.name end, billing_product(t.type), t.type, share.number, share.country_code,
      sum(share.quantity)::bigint, sum(share.amount)::bigint
    from account a
    join ledger_transfer t on t.account_id = a.id and t.created_at >= from_at and t.created_at < to_at,
    billing_shares(t.parts, t.amount) as share
    where a.id = master or a.master_account_id = master
    group by a.id, 1, 2, 3, 4, 5
  $$;
create function billing_usage(from_at timestamptz, to_at timestamptz)
  returns table (sub_account text, product text, type integer, number text, country_code text, quantity bigint, amount bigint)
  language sql stable security definer set search_path = public
  as $$ select * from billing_usage_of(current_account(), from_at, to_at) $$;

do $$
declare
  each regprocedure;
begin
  foreach each in array array['ledger_entry_adds_usage()', 'account_moves_usage()', 'billing_usage_of(uuid, timestamptz, timestamptz)',
    'billing_usage(timestamptz, timestamptz)']::regprocedure[] loop
    execute format('alter function %s owner to patchbay_system', each);
    execute format('revoke all on function %s from public', each);
  end loop;
end $$;
grant execute on function billing_usage(timestamptz, timestamptz) to patchbay_app;
revoke create on schema public from patchbay_system;

create trigger ledger_entry_usage after insert on ledger_entry
  for each row when (new.ledger = 'customer') execute function ledger_entry_adds_usage();
create trigger moves_usage after update on account
  for each row when (new.timezone is distinct from old.timezone) execute function account_moves_usage();

-- Row-level security binds the migrating role too.
set local role patchbay_system;
insert into usage_day (account_id, day, created_at, sub_account_id, product, type, number, country_code, quantity, charge)
select of.account_id, (t.created_at at time zone of.timezone)::date,
  date_trunc('day', t.created_at at time zone of.timezone) at time zone of.timezone,
  of.sub_account_id, billing_product(t.type), t.type, share.number, share.country_code, sum(share.quantity), -sum(share.amount)
from ledger_transfer t join account a on a.id = t.account_id left join account master on master.id = a.master_account_id,
  lateral (values (a.id, a.timezone, null::uuid), (master.id, master.timezone, a.id)) as of (account_id, timezone, sub_account_id),
  billing_shares(t.parts, t.amount) as share
where of.account_id is not null and billing_is_usage(t.type)
group by of.account_id, of.timezone, of.sub_account_id, 2, 3, t.type, share.number, share.country_code;
reset role;
`
