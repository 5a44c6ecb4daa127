/** Transactions are counted and added up by day and type, so that the totals of millions are read at once. */
export const sql = /* sql */ `
select patchbay_day_totals('ledger_transfer', '{type}', '{amount}');
-- The trigger that keeps the amount of a transfer that of its entry is the owner's.
create policy ledger_trigger on ledger_transfer_day for all to current_user using (true) with check (true);
`
