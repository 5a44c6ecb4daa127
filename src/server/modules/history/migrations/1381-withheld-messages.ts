/** Searches by digits read a message's `withheld`, too. */
export const sql = /* sql */ `
drop view account_sms_message_digits;
select patchbay_digits_view('sms_message', true);
`
