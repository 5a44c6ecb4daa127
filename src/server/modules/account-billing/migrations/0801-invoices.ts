/**
 * Invoices by the month. Their numbers come from a counter that is locked until the invoice is stored, so that none is
 * missing or used twice. A master account's invoice has its sub-accounts too, which row-level security hides: functions
 * read them, for the account of the transaction or, for jobs, for any.
 */
export const sql = /* sql */ `
create table invoice_issuer (
  id text primary key,
  last_number bigint not null default 0
);
insert into invoice_issuer (id) values ('main');
grant select, update on invoice_issuer to patchbay_system;

-- Until when an account's months are closed, and what its balance was then.
create table invoice_period (
  account_id uuid primary key references account on delete cascade,
  billed_until timestamptz not null,
  balance bigint not null
);
select patchbay_protect('invoice_period');

create unique index invoice_number on record ((doc->>'number')) where entity = 'invoice';

create table invoice_line (
  account_id uuid not null references account on delete cascade,
  id uuid not null default gen_random_uuid(),
  invoice_id uuid not null,
  position integer not null,
  product text not null,
  type integer not null,
  number text not null default '',
  sub_account text not null default '',
  quantity bigint not null,
  -- micro-units; negative was charged
  amount bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, id)
);
create unique index invoice_line_of on invoice_line (account_id, invoice_id, position);
select patchbay_protect('invoice_line');
select patchbay_account_view('invoice_line');
create function invoice_line_bump() returns trigger language plpgsql as $$
begin
  insert into collection_version (account_id, entity)
  select distinct account_id, 'invoice-line' from changed
  on conflict (account_id, entity) do update set version = collection_version.version + 1;
  return null;
end $$;
create trigger bump after insert on invoice_line referencing new table as changed
  for each statement execute function invoice_line_bump();

grant create on schema public to patchbay_system;

create function billing_usage_of(master uuid, from_at timestamptz, to_at timestamptz)
  returns table (sub_account text, type integer, number text, quantity bigint, amount bigint)
  language sql stable security definer set search_path = public as $$
    select case when a.id = master then '' else a.name end, t.type, coalesce(part.number, ''), count(*),
      sum(coalesce(part.amount, t.amount))::bigint
    from account a
    join ledger_transfer t on t.account_id = a.id and t.created_at >= from_at and t.created_at < to_at
    left join lateral jsonb_to_recordset(t.parts) as part (number text, amount bigint) on true
    where a.id = master or a.master_account_id = master
    group by a.id, 1, 2, 3
  $$;

-- What the account and its sub-accounts had at a moment.
create function billing_balance_of(master uuid, at_time timestamptz) returns bigint
  language sql stable security definer set search_path = public as $$
    select coalesce(sum(a.balance), 0)::bigint - coalesce((
      select sum(t.amount) from account own join ledger_transfer t on t.account_id = own.id and t.created_at >= at_time
      where own.id = master or own.master_account_id = master), 0)::bigint
    from account a where a.id = master or a.master_account_id = master
  $$;

create function billing_usage(from_at timestamptz, to_at timestamptz)
  returns table (sub_account text, type integer, number text, quantity bigint, amount bigint)
  language sql stable security definer set search_path = public
  as $$ select * from billing_usage_of(current_account(), from_at, to_at) $$;
create function billing_balance(at_time timestamptz) returns bigint
  language sql stable security definer set search_path = public
  as $$ select billing_balance_of(current_account(), at_time) $$;

do $$
declare
  each regprocedure;
begin
  foreach each in array array['billing_usage_of(uuid, timestamptz, timestamptz)', 'billing_balance_of(uuid, timestamptz)',
    'billing_usage(timestamptz, timestamptz)', 'billing_balance(timestamptz)']::regprocedure[] loop
    execute format('alter function %s owner to patchbay_system', each);
    execute format('revoke all on function %s from public', each);
  end loop;
end $$;
grant execute on function billing_usage(timestamptz, timestamptz), billing_balance(timestamptz) to patchbay_app;
revoke create on schema public from patchbay_system;
`
