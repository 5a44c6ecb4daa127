/** A flow stays while somebody is on the phone in it, also in a campaign that is canceled, which no longer uses it. */
export const sql = /* sql */ `
create function call_flow_has_calls(of_account uuid, of_flow uuid) returns boolean language sql stable as $$
  select exists (select from voice_target where account_id = of_account and status = 'calling'
    and jsonb_path_exists(call, '$.** ? (@.flowId == $flow)', jsonb_build_object('flow', of_flow)))
$$;
`
