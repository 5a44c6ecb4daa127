/** The edge refuses calls that a spend cap of the account doesn't allow, and ends those that would pass it. */
export const sql = /* sql */ `
create or replace function sip_edge.judge(
  which uuid, dialed text, source_address text,
  out sent text, out country text, out rate bigint, out seconds int, out refusal text, out code text
) language plpgsql stable as $$
declare
  t record;
  number text;
  deleted text;
  spent bigint;
  allowed jsonb;
  own text;
begin
  select k.account_id, k.doc, a.balance + a.credit_limit as money, capped.room, limits.doc as limits
  into t from sip_edge.any_trunk k join account a on a.id = k.account_id, lateral spend_room(a.id) as capped,
    lateral (select coalesce(a.settings->'global_limits', '{"max_call_duration": 7200, "max_sip_channels": 30}') as doc) limits
  where k.trunk_id = which;
  seconds := 0;
  if not found then
    refusal := 'inactive'; code := '403'; return;
  end if;
  sent := regexp_replace(dialed, '[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff().-]+', '', 'g');
  own := case
    when not exists (select from sip_edge.trunk where trunk_id = which) then 'inactive'
    when t.doc->>'auth_method' = 'ip' and t.doc->'host_request'->>'status' is distinct from 'approved' then 'in-review'
    when not sip_edge.is_allowed(which, source_address) then 'foreign-address'
  end;
  if sent = '*43' then
    rate := 0;
    refusal := coalesce(own, sip_edge.lacks_channel(t.account_id, which, t.doc, t.limits));
    if refusal is null then seconds := least(120, (t.limits->>'max_call_duration')::int); end if;
    code := case when refusal is null then null when refusal = 'too-many-channels' then '486' else '403' end;
    return;
  end if;
  deleted := coalesce(t.doc->>'rewrite_cond', '');
  if t.doc->>'rewrite_enabled' = 'true' and sent <> '' and starts_with(sent, deleted) then
    sent := coalesce(t.doc->>'rewrite_prefix', '') || substr(sent, length(deleted) + 1);
  end if;
  select * into number, country
    from sip_edge.read_number(case when starts_with(sent, '+') then sent else '+' || sent end);
  sent := coalesce(number, sent);
  select c.rate into rate from sip_edge.country c where c.country_code = country;
  allowed := coalesce(t.doc->'allowed_destinations', '[]');
  spent := trunk_spent_today(t.account_id, which);
  refusal := case
    when own is not null then own
    when number is null then 'invalid-number'
    when exists (select from jsonb_array_elements_text(coalesce(t.doc->'destination_blacklists', '[]')) as blocked
      where blocked <> '' and starts_with(substr(number, 2), blocked)) then 'blocked-prefix'
    when jsonb_array_length(allowed) > 0 and not (country is not null and allowed ? country) then 'blocked-country'
    when rate is null then 'no-route'
    when rate > (t.doc->>'max_rate_per_minute')::numeric * 1000000 then 'rate-too-high'
    when spent >= (t.doc->>'daily_spend_limit')::numeric * 1000000 then 'daily-limit'
    when t.room <= 0 then 'spend-cap'
    when t.money <= 0 then 'no-balance'
    else sip_edge.lacks_channel(t.account_id, which, t.doc, t.limits)
  end;
  if refusal is null then
    seconds := floor(least((t.limits->>'max_call_duration')::numeric,
      case when t.doc->>'call_restrict' = 'true' then (t.doc->>'call_limit')::numeric end,
      case when t.doc->>'cost_limit' = 'true' then (t.doc->>'max_call_cost')::numeric * 60000000 / nullif(rate, 0) end,
      ((t.doc->>'daily_spend_limit')::numeric * 1000000 - spent) * 60 / nullif(rate, 0),
      least(t.money, t.room)::numeric * 60 / nullif(rate, 0)));
    if seconds <= 0 then refusal := case when t.room < t.money then 'spend-cap' else 'no-balance' end; end if;
  end if;
  if refusal is not null then
    seconds := 0;
    code := case refusal when 'invalid-number' then '404' when 'no-route' then '503'
      when 'too-many-channels' then '486' else '403' end;
  end if;
end $$;
`
