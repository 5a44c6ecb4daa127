/** Which version of a call flow a call ran, where it wasn't the published revision. */
export const sql = /* sql */ `
alter table phone_call add column flow_version text;
drop view account_phone_call;
select patchbay_account_view('phone_call');
`
