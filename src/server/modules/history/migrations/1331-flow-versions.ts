/** Calls of flows are found by the version they ran, among millions that ran none. */
export const sql = /* sql */ `
create index phone_call_flow_version on phone_call (account_id, flow_version, created_at desc, id desc)
  where flow_version is not null;
`
