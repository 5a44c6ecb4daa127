/**
 * Entries of one statement move the balance of an account at once. Entry by entry, each found its account behind all
 * versions its own transaction had left: thousands of entries took thousands of times as long as one.
 */
export const sql = /* sql */ `
drop trigger ledger_entry_moves_balance on ledger_entry;
drop trigger ledger_entry_within_credit on ledger_entry;

create or replace function ledger_entry_moves_balance() returns trigger language plpgsql security definer
  set search_path = public as $$
begin
  -- Always in the same order, so that no two transactions wait for each other.
  perform from account where id in (select account_id from entered where ledger = 'customer') order by id for no key update;
  update account set balance = balance + moved.amount
  from (select account_id, sum(amount)::bigint as amount from entered where ledger = 'customer' group by account_id) moved
  where id = moved.account_id;
  if exists (
    select from entered e join ledger_transfer t on t.account_id = e.account_id and t.id = e.transfer_id
    where e.ledger = 'customer' and t.amount <> e.amount
  ) then
    update ledger_transfer t set amount = e.amount from entered e
    where e.ledger = 'customer' and t.account_id = e.account_id and t.id = e.transfer_id and t.amount <> e.amount;
  end if;
  return null;
end $$;

create or replace function ledger_entry_within_credit() returns trigger language plpgsql security definer
  set search_path = public as $$
declare
  refused uuid;
begin
  select t.id into refused from entered e
  join account a on a.id = e.account_id
  join ledger_transfer t on t.account_id = e.account_id and t.id = e.transfer_id
  where e.ledger = 'customer' and e.amount < 0 and a.balance + a.credit_limit < 0 and not t.may_overdraw limit 1;
  if refused is not null then
    raise exception 'The balance does not cover transfer %', refused using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- They run in the order of their names.
create trigger ledger_entry_moves_balance after insert on ledger_entry referencing new table as entered
  for each statement execute function ledger_entry_moves_balance();
create trigger ledger_entry_within_credit after insert on ledger_entry referencing new table as entered
  for each statement execute function ledger_entry_within_credit();
`
