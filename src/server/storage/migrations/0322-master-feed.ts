/** A sub-account that gets another master, or none, is no longer where the old master's users may be. */
export const sql = /* sql */ `
create trigger tells_sessions_of_master after update on account for each row
  when (new.master_account_id is distinct from old.master_account_id)
  execute function patchbay_row_changed('sessions', 'id');
`
