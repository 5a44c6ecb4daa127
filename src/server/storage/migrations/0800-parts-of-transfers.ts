/**
 * What a transfer is made of by phone number, where it is of several or one of the account's own: a purchase, a renewal.
 * Statements and usage are added up from it.
 */
export const sql = /* sql */ `
create function ledger_parts_total(parts jsonb) returns bigint language sql immutable parallel safe
  as $$ select coalesce(sum(amount), 0)::bigint from jsonb_to_recordset(parts) as part (amount bigint) $$;
alter table ledger_transfer add column parts jsonb;
alter table ledger_transfer add constraint ledger_transfer_parts
  check (parts is null or ledger_parts_total(parts) = amount);
`
