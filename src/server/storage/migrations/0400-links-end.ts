/**
 * What was mailed to a person proves that the mailbox is theirs and that they asked. Neither is so any more when the
 * address or the password has changed, whoever changed it: every link that is still open ends in that transaction.
 */
export const sql = /* sql */ `
create function app_user_ends_links() returns trigger language plpgsql as $$
begin
  delete from mail_link where account_id = new.account_id and user_id = new.id and used_at is null;
  return null;
end $$;
create trigger app_user_ends_links after update on app_user for each row
  when (new.email is distinct from old.email or new.password_hash is distinct from old.password_hash)
  execute function app_user_ends_links();
`
