/** Flows that a publication had left, or a deleted flow had led into, were still counted as used: nobody could delete them. */
export const sql = /* sql */ `
set local role patchbay_system;
select call_flow_count_uses(account_id, id) from record where entity in ('call-flow', 'ivr-flow');
reset role;
`
