/**
 * What an account has spent by day, and caps on it. The day is one of the account's clock. A charge counts where its
 * ledger entry is written, under the lock of the account that moving its balance took: no two charges pass a cap
 * together, whoever makes them. What overdraws an account passes its caps too: it was used or imposed already.
 */
export const sql = /* sql */ `
alter table account
  add column spend_cap_day bigint check (spend_cap_day > 0),
  add column spend_cap_month bigint check (spend_cap_month > 0);
grant update (spend_cap_day, spend_cap_month) on account to patchbay_system;

-- micro-units; what came back is taken off
create table spend_day (
  account_id uuid not null references account on delete cascade,
  day date not null,
  spent bigint not null,
  primary key (account_id, day)
);
alter table spend_day set (fillfactor = 60);
select patchbay_protect('spend_day');

-- Caps whose warning was given, each once a day or month.
create table spend_warning (
  account_id uuid not null references account on delete cascade,
  period text not null,
  begins date not null,
  cap bigint not null,
  primary key (account_id, period, begins, cap)
);
select patchbay_protect('spend_warning');
revoke insert, update, delete on spend_day, spend_warning from patchbay_app;

alter table ledger_transfer no force row level security;
alter table ledger_entry no force row level security;
alter table spend_day no force row level security;
insert into spend_day (account_id, day, spent)
select t.account_id, (t.created_at at time zone a.timezone)::date, sum(e.amount)
from ledger_entry e join ledger_transfer t on t.account_id = e.account_id and t.id = e.transfer_id
join account a on a.id = t.account_id
where e.ledger = 'revenue' group by 1, 2;
alter table ledger_transfer force row level security;
alter table ledger_entry force row level security;
alter table spend_day force row level security;

-- What an account has spent today and this month by its clock.
create function account_spend(of_account uuid, out today bigint, out this_month bigint) language sql stable as $$
  select coalesce(sum(s.spent) filter (where s.day = clock.today), 0)::bigint, coalesce(sum(s.spent), 0)::bigint
  from (select (now() at time zone timezone)::date as today from account where id = of_account) clock
  left join spend_day s on s.account_id = of_account and s.day >= date_trunc('month', clock.today)::date and s.day <= clock.today
$$;

-- The cap that leaves least, what it leaves and when it begins anew; nulls where there is none.
create function spend_room(of_account uuid, out room bigint, out period text, out cap bigint, out begins date, out resets_at timestamptz)
  language sql stable as $$
  select c.cap - greatest(c.spent, 0), c.period, c.cap, c.begins::date,
    (c.begins + ('1 ' || c.period)::interval) at time zone a.timezone
  from account a, account_spend(a.id) s,
    lateral (values
      ('day', a.spend_cap_day, s.today, date_trunc('day', now() at time zone a.timezone)),
      ('month', a.spend_cap_month, s.this_month, date_trunc('month', now() at time zone a.timezone))
    ) as c (period, cap, spent, begins)
  where a.id = of_account and c.cap is not null order by 1 limit 1
$$;

grant create on schema public to patchbay_system;
create function ledger_entry_spends() returns trigger language plpgsql security definer set search_path = public as $$
declare
  a record;
  t record;
  each record;
begin
  select timezone, spend_cap_day, spend_cap_month into a from account where id = new.account_id;
  select created_at, may_overdraw into t from ledger_transfer where account_id = new.account_id and id = new.transfer_id;
  insert into spend_day (account_id, day, spent)
    values (new.account_id, (t.created_at at time zone a.timezone)::date, new.amount)
    on conflict (account_id, day) do update set spent = spend_day.spent + excluded.spent;
  if new.amount < 0 or (a.spend_cap_day is null and a.spend_cap_month is null) then return null; end if;
  if not t.may_overdraw and (select room from spend_room(new.account_id)) < 0 then
    raise exception 'Transfer % exceeds a spend cap', new.transfer_id using errcode = 'check_violation';
  end if;
  -- At 80 percent of a cap.
  with near as (
    select c.period, c.begins, c.cap from account_spend(new.account_id) s, lateral (values
      ('day', a.spend_cap_day, s.today, (now() at time zone a.timezone)::date),
      ('month', a.spend_cap_month, s.this_month, date_trunc('month', now() at time zone a.timezone)::date)
    ) as c (period, cap, spent, begins)
    where c.spent * 5 >= c.cap * 4
  ), warned as (
    insert into spend_warning (account_id, period, begins, cap)
    select new.account_id, period, begins, cap from near on conflict do nothing returning period, begins, cap
  )
  insert into job (id, account_id, kind, key, payload)
  select gen_random_uuid(), new.account_id, 'spend-cap-near', period || ':' || begins || ':' || cap,
    jsonb_build_object('period', period, 'cap', cap)
  from warned on conflict do nothing;
  return null;
end $$;
alter function ledger_entry_spends() owner to patchbay_system;
revoke all on function ledger_entry_spends() from public;
revoke create on schema public from patchbay_system;
create trigger ledger_entry_spends after insert on ledger_entry
  for each row when (new.ledger = 'revenue') execute function ledger_entry_spends();
`
