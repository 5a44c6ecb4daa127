/** `config` says whether one is approved. */
export const sql = /* sql */ `
select patchbay_approval_feed('sms-template');
`
