/**
 * Spend is counted by the days of who sets the caps: a sub-account's by its master's clock. The sub-account's own time zone
 * is its people's to change, and each change would begin another day with a full cap.
 */
export const sql = /* sql */ `
grant create on schema public to patchbay_system;
create function spend_zone(of_account uuid) returns text language sql stable security definer set search_path = public as $$
  select coalesce(master.timezone, own.timezone)
  from account own left join account master on master.id = own.master_account_id where own.id = of_account
$$;
alter function spend_zone(uuid) owner to patchbay_system;
revoke all on function spend_zone(uuid) from public;
grant execute on function spend_zone(uuid) to patchbay_app;
revoke create on schema public from patchbay_system;

-- What an account has spent today and this month. Days that a move to the west put into the future count as today.
create or replace function account_spend(of_account uuid, out today bigint, out this_month bigint) language sql stable as $$
  select coalesce(sum(s.spent) filter (where s.day >= clock.today), 0)::bigint, coalesce(sum(s.spent), 0)::bigint
  from (select (now() at time zone spend_zone(of_account))::date as today) clock
  left join spend_day s on s.account_id = of_account and s.day >= date_trunc('month', clock.today)::date
$$;

create or replace function spend_room(of_account uuid, out room bigint, out period text, out cap bigint, out begins date, out resets_at timestamptz)
  language sql stable as $$
  select c.cap - greatest(c.spent, 0), c.period, c.cap, c.begins::date, (c.begins + ('1 ' || c.period)::interval) at time zone z.zone
  from account a, lateral (select spend_zone(a.id) as zone) z, account_spend(a.id) s,
    lateral (values
      ('day', a.spend_cap_day, s.today, date_trunc('day', now() at time zone z.zone)),
      ('month', a.spend_cap_month, s.this_month, date_trunc('month', now() at time zone z.zone))
    ) as c (period, cap, spent, begins)
  where a.id = of_account and c.cap is not null order by 1 limit 1
$$;

do $$ begin
  execute replace(pg_get_functiondef('ledger_entry_spends'::regproc),
    'select timezone, spend_cap_day', 'select spend_zone(id) as timezone, spend_cap_day');
end $$;

-- Row-level security binds the migrating role too.
set local role patchbay_system;
delete from spend_day s using account a, account master
where a.id = s.account_id and master.id = a.master_account_id and master.timezone <> a.timezone;
insert into spend_day (account_id, day, spent)
select t.account_id, (t.created_at at time zone master.timezone)::date, sum(e.amount)
from account a join account master on master.id = a.master_account_id
join ledger_transfer t on t.account_id = a.id
join ledger_entry e on e.account_id = t.account_id and e.transfer_id = t.id and e.ledger = 'revenue'
where master.timezone <> a.timezone group by 1, 2;
reset role;
`
