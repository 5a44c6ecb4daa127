/** A master account sets the spend caps of its sub-accounts and sees what they have spent. */
export const sql = /* sql */ `
grant create on schema public to patchbay_system;

create function cap_sub_account(sub uuid, given jsonb) returns void language plpgsql security definer
  set search_path = public as $$
begin
  perform require_own_sub_account(sub);
  update account set spend_cap_day = (given->>'spend_cap_day')::bigint, spend_cap_month = (given->>'spend_cap_month')::bigint
    where id = sub;
end $$;

create function sub_account_spend(sub uuid, out today bigint, out this_month bigint) language plpgsql stable security definer
  set search_path = public as $$
begin
  perform require_own_sub_account(sub);
  select s.today, s.this_month into today, this_month from account_spend(sub) s;
end $$;

do $$
declare
  each regprocedure;
begin
  foreach each in array array['cap_sub_account(uuid, jsonb)', 'sub_account_spend(uuid)']::regprocedure[] loop
    execute format('alter function %s owner to patchbay_system', each);
    execute format('revoke all on function %s from public', each);
  end loop;
end $$;
grant execute on function cap_sub_account(uuid, jsonb), sub_account_spend(uuid) to patchbay_app;
revoke create on schema public from patchbay_system;
`
