/** Whether a balance is low anew is asked of the last payment, of accounts with any number of other entries. */
export const indexes = {
  ledger_entry_paid_in: `ledger_entry (account_id, transfer_id) where ledger in ('payments', 'adjustments') and amount < 0`,
}
