/** Usage of all entries of one statement is added up at once, as their balance is (1270). */
export const sql = /* sql */ `
drop trigger ledger_entry_usage on ledger_entry;
create or replace function ledger_entry_adds_usage() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if not exists (
    select from entered e join ledger_transfer t on t.account_id = e.account_id and t.id = e.transfer_id
    where e.ledger = 'customer' and billing_is_usage(t.type)
  ) then return null; end if;
  insert into usage_day (account_id, day, created_at, sub_account_id, product, type, number, country_code, quantity, charge)
  select of.account_id, (t.created_at at time zone of.timezone)::date,
    date_trunc('day', t.created_at at time zone of.timezone) at time zone of.timezone,
    of.sub_account_id, billing_product(t.type), t.type, share.number, share.country_code, sum(share.quantity), -sum(share.amount)
  from entered e
  join ledger_transfer t on t.account_id = e.account_id and t.id = e.transfer_id
  join account own on own.id = e.account_id
  left join account master on master.id = own.master_account_id,
    lateral (values (own.id, own.timezone, null::uuid), (master.id, master.timezone, own.id)) as of (account_id, timezone, sub_account_id),
    lateral billing_shares(t.parts, e.amount) as share
  where e.ledger = 'customer' and billing_is_usage(t.type) and of.account_id is not null
  group by 1, 2, 3, 4, 5, 6, 7, 8
  order by of.sub_account_id nulls first, of.account_id, 2, t.type, share.number, share.country_code
  on conflict (account_id, day, type, number, country_code, sub_account_id) do update
    set quantity = usage_day.quantity + excluded.quantity, charge = usage_day.charge + excluded.charge, updated_at = now();
  insert into collection_version (account_id, entity)
  select of.id, 'usage'
  from (select distinct account_id from entered where ledger = 'customer') e join account a on a.id = e.account_id,
    lateral (values (a.id, false), (a.master_account_id, true)) as of (id, is_master)
  where of.id is not null
  group by of.id
  order by bool_and(is_master), of.id
  on conflict (account_id, entity) do update set version = collection_version.version + 1;
  return null;
end $$;
create trigger ledger_entry_usage after insert on ledger_entry referencing new table as entered
  for each statement execute function ledger_entry_adds_usage();
`
