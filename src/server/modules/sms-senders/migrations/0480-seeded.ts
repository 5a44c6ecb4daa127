/** Demo worlds from before modules had data of their own have that of this one. */
export const sql = /* sql */ `
insert into module_seed (module) select 'sms-senders' where exists (select from account);
`
