/**
 * What an account and its sub-accounts moved is read account by account, each by its index. As one join over all
 * accounts, a planner without fresh statistics read whole tables, for each invoice. `offset 0` keeps it from making one
 * join of it again.
 */
export const sql = /* sql */ `
grant create on schema public to patchbay_system;

create or replace function billing_usage_of(master uuid, from_at timestamptz, to_at timestamptz)
  returns table (sub_account text, product text, type integer, number text, country_code text, quantity bigint, amount bigint)
  language sql stable security definer set search_path = public as $$
    select a.name, billing_product(t.type), t.type, share.number, share.country_code,
      sum(share.quantity)::bigint, sum(share.amount)::bigint
    from (select id, '' as name from account where id = master
      union all select id, name from account where master_account_id = master) a
    cross join lateral (select type, parts, amount from ledger_transfer
      where account_id = a.id and created_at >= from_at and created_at < to_at offset 0) t
    cross join lateral billing_shares(t.parts, t.amount) as share
    group by a.id, 1, 2, 3, 4, 5
  $$;

create or replace function billing_balance_of(master uuid, at_time timestamptz) returns bigint
  language sql stable security definer set search_path = public as $$
    select coalesce(sum(a.balance), 0)::bigint - coalesce(sum(moved.amount), 0)::bigint
    from (select id, balance from account where id = master
      union all select id, balance from account where master_account_id = master) a
    cross join lateral (select sum(amount) as amount from ledger_transfer
      where account_id = a.id and created_at >= at_time offset 0) moved
  $$;

revoke create on schema public from patchbay_system;
`
