/**
 * Transfers carry what they moved and what for, so that transactions are read from one table and never joined. The
 * amount is that of the customer's leg; the trigger that moves the balance keeps it so.
 */
export const sql = /* sql */ `
alter table ledger_transfer
  add column amount bigint not null default 0,
  add column details text not null default '',
  add column updated_at timestamptz generated always as (created_at) stored;

alter table ledger_transfer no force row level security;
alter table ledger_entry no force row level security;
update ledger_transfer t set amount = e.amount,
  type = coalesce(t.type, case t.kind when 'sms' then 15 when 'sms-refund' then 4 when 'top-up' then 19 when 'plan' then 56 end, 0)
from ledger_entry e where e.account_id = t.account_id and e.transfer_id = t.id and e.ledger = 'customer';
alter table ledger_transfer force row level security;
alter table ledger_entry force row level security;

alter table ledger_transfer alter column type set default 0;
alter table ledger_transfer alter column type set not null;
alter table ledger_entry drop constraint ledger_entry_ledger_check;
alter table ledger_entry add constraint ledger_entry_ledger_check
  check (ledger in ('customer', 'revenue', 'payments', 'adjustments', 'transfers'));

create policy ledger_trigger on ledger_transfer for all to current_user using (true) with check (true);
create or replace function ledger_entry_moves_balance() returns trigger language plpgsql security definer
  set search_path = public as $$
begin
  update account set balance = balance + new.amount where id = new.account_id;
  update ledger_transfer set amount = new.amount
  where account_id = new.account_id and id = new.transfer_id and amount <> new.amount;
  return null;
end $$;

create index ledger_transfer_newest on ledger_transfer (account_id, created_at desc, id desc);
create index ledger_transfer_type on ledger_transfer (account_id, type, created_at desc, id desc);
drop index ledger_transfer_time;
select patchbay_account_view('ledger_transfer');
create constraint trigger counts after insert on ledger_transfer
  deferrable initially deferred for each row execute function patchbay_counts('transaction');
`
