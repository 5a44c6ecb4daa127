/**
 * What was used or imposed is owed whatever is left: a transfer may say that it overdraws the account. All others are
 * held to balance and credit as before, where the balance is moved.
 */
export const sql = /* sql */ `
alter table ledger_transfer add column may_overdraw boolean not null default false;
alter table account drop constraint enough_money;

-- Its name is behind that of the trigger that moves the balance: they run in this order.
create function ledger_entry_within_credit() returns trigger language plpgsql security definer
  set search_path = public as $$
begin
  if exists (
    select from account a join ledger_transfer t on t.account_id = a.id and t.id = new.transfer_id
    where a.id = new.account_id and a.balance + a.credit_limit < 0 and not t.may_overdraw
  ) then
    raise exception 'The balance does not cover transfer %', new.transfer_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create policy ledger_trigger_reads on ledger_transfer for select to current_user using (true);
create trigger ledger_entry_within_credit after insert on ledger_entry
  for each row when (new.ledger = 'customer' and new.amount < 0) execute function ledger_entry_within_credit();
`
