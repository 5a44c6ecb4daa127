/** The edge lets an account make no more calls at the same time than its master allows. */
export const sql = /* sql */ `
create or replace function sip_edge.lacks_channel(owner_id uuid, which uuid, doc jsonb, limits jsonb) returns text
language sql stable as $$
  select case when trunk_channels(owner_id, which) >= least(coalesce((limits->>'max_sip_channels')::int, 0),
      case when doc->>'channels_restrict' = 'true' then (doc->>'max_channels')::int end)
    or channel_room(owner_id) <= 0 then 'too-many-channels' end
$$;

create or replace function sip_edge.admit(
  which uuid, edge_name text, call_hex text, dialed_hex text, caller_hex text, source_address text, agent_hex text,
  out code text, out sent text, out seconds int, out caller text
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  verdict record;
  t record;
  dialed text := sip_edge.unhex(dialed_hex, 60);
  asserted text := '+' || ltrim(sip_edge.unhex(caller_hex, 40), '+');
begin
  perform from sip_credential where trunk_id = which for update;
  select * into t from sip_edge.any_trunk where trunk_id = which;
  if not found then
    code := '403'; seconds := 0; return;
  end if;
  perform lock_channels(t.account_id);
  select * into verdict from sip_edge.judge(which, dialed, source_address);
  code := coalesce(verdict.code, '100');
  sent := coalesce(verdict.sent, '');
  seconds := verdict.seconds;
  caller := case t.doc->>'callerid_type'
    when 'multiple' then case when t.doc->'multiple_numbers' ? asserted then asserted else t.doc->'multiple_numbers'->>0 end
    when 'passthrough' then case when t.doc->>'passthrough' = 'true' and asserted ~ '^[+][0-9]{5,15}$' then asserted end
    else t.doc->>'callerid' end;
  insert into trunk_call
    (account_id, id, trunk_id, call_id, edge, caller, dialed, number, country_code, code, reason, rate, max_seconds)
  values (t.account_id, gen_random_uuid(), which, left(call_hex, 500), left(edge_name, 40),
    left(coalesce(caller, ''), 60), dialed, left(sent, 60),
    verdict.country, code, verdict.refusal, coalesce(verdict.rate, 0), seconds)
  on conflict do nothing;
  -- A call by the name of another would be nobody's.
  if not found then
    code := '482'; seconds := 0;
  end if;
  if code <> '100' then
    perform sip_edge.log_failure(which, 'call', code, source_address, sip_edge.unhex(agent_hex, 200));
  end if;
end $$;
`
