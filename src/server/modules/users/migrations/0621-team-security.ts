/** The account's own people say whether everybody needs a second factor; the other settings stay the system's. */
export const sql = /* sql */ `
grant create on schema public to patchbay_system;
create function require_two_factor(required boolean) returns void language sql security definer set search_path = public as $$
  update account set settings = settings || jsonb_build_object('is_two_fa_auth_enabled', required)
    where id = current_account()
$$;
alter function require_two_factor(boolean) owner to patchbay_system;
revoke all on function require_two_factor(boolean) from public;
grant execute on function require_two_factor(boolean) to patchbay_app;
revoke create on schema public from patchbay_system;
`
