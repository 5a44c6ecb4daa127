/** The company that an account's charges are invoiced to: its master's, where it has one. */
export const sql = /* sql */ `
create function billed_company() returns jsonb language sql stable security definer set search_path = public as $$
  select coalesce(master.profile, own.profile) -> 'company_info'
  from account own left join account master on master.id = own.master_account_id
  where own.id = current_account()
$$;
grant create on schema public to patchbay_system;
alter function billed_company() owner to patchbay_system;
revoke create on schema public from patchbay_system;
revoke all on function billed_company() from public;
grant execute on function billed_company() to patchbay_app;
`
