/**
 * Money between a master account and its sub-accounts. Row-level security hides each from the other, so a function moves
 * it that looks at `current_account()`: two transfers of the ledger in one transaction, whose legs in `transfers` cancel out.
 */
export const sql = /* sql */ `
grant create on schema public to patchbay_system;

create function transfer_to_sub_account(sub uuid, reference_id uuid, given bigint, sub_details text) returns text
  language plpgsql security definer set search_path = public as $$
declare
  master uuid := current_account();
  master_name text;
  payer uuid := case when given > 0 then master else sub end;
  left_over bigint;
  each record;
begin
  if not exists (select from account where id = sub and master_account_id = master) then
    raise exception 'not a sub-account of this account' using errcode = 'no_data_found';
  end if;
  -- Always in the same order, or two of them would wait for each other.
  perform from account where id in (master, sub) order by id for no key update;
  if exists (select from ledger_transfer where account_id = master and kind = 'transfer' and reference = reference_id::text) then
    return 'repeated';
  end if;
  select balance - abs(given) into left_over from account where id = payer;
  if left_over < 0 then return 'insufficient'; end if;
  select name into master_name from account where id = master;
  for each in
    select master as account, -given as amount, sub_details as details
    union all select sub, given, master_name
  loop
    declare
      made uuid := gen_random_uuid();
    begin
      insert into ledger_transfer (account_id, id, kind, reference, type, amount, details)
        values (each.account, made, 'transfer', reference_id::text, case when each.amount > 0 then 54 else 55 end,
          each.amount, each.details);
      insert into ledger_entry (account_id, transfer_id, ledger, amount) values
        (each.account, made, 'customer', each.amount), (each.account, made, 'transfers', -each.amount);
    end;
  end loop;
  -- Here, where both accounts are seen; at the end of the caller's transaction only one is.
  set constraints counts, ledger_transfer_is_balanced immediate;
  set constraints counts, ledger_transfer_is_balanced deferred;
  return 'moved';
end $$;

alter function transfer_to_sub_account(uuid, uuid, bigint, text) owner to patchbay_system;
revoke all on function transfer_to_sub_account(uuid, uuid, bigint, text) from public;
grant execute on function transfer_to_sub_account(uuid, uuid, bigint, text) to patchbay_app;
revoke create on schema public from patchbay_system;
`
