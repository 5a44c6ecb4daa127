/** Phone verification keeps its codes where all challenges are. Codes under way have to be sent again. */
export const sql = /* sql */ `
create function move_phone_verification() returns void language plpgsql as $$
begin
  alter table phone_verification no force row level security;
  alter table challenge no force row level security;
  insert into challenge (account_id, id, purpose, number, channel, attempts, sent_at, expires_at, verified_at)
    select account_id, gen_random_uuid(), 'account-phone', number, channel, attempts, sent_at, expires_at, verified_at
    from phone_verification;
  alter table challenge force row level security;
end $$;
select move_phone_verification();
drop function move_phone_verification();
drop table phone_verification;
`
