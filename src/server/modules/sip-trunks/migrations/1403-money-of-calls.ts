/**
 * Calls under way count against the balance and the spend caps: with what they have cost so far, and with a minute more.
 * A call begins with what the others leave, and calls end once all of them together have used the money up.
 */
export const sql = /* sql */ `
-- What an account's calls under way cost in so many seconds, and what of ended ones a job has yet to charge.
create function calls_cost(owner_id uuid, ahead int default 60) returns bigint language plpgsql stable as $$
begin
  if (select level from account where id = owner_id) = 'sandbox' then return 0; end if;
  return (select coalesce(sum(ceil(rate * least(
          case when is_up then extract(epoch from now() - answered_at) else 0 end + ahead, max_seconds) / 60)), 0)
      from phone_call where account_id = owner_id and (is_up or code = '100') and trunk_id is not null and type = 'placed'
        and not is_test and rate > 0 and created_at > now() - interval '1 day'
        and (is_up or created_at > now() - interval '3 minutes'))
    + (select coalesce(sum(ceil(rate * (coalesce((call->>'seconds')::numeric, 0) + ahead) / 60)), 0)
      from voice_target where account_id = owner_id and status = 'calling')
    + (select coalesce(sum((payload->>'charge')::bigint), 0)
      from job where account_id = owner_id and kind = 'charge-trunk-call' and state in ('waiting', 'running')
        and not exists (select from ledger_transfer t
          where t.account_id = owner_id and t.kind = 'sip-call' and t.reference = job.key));
end $$;

create or replace function trunk_call_queues_charge() returns trigger language plpgsql as $$
begin
  insert into job (id, account_id, kind, key, payload)
  values (gen_random_uuid(), new.account_id, 'charge-trunk-call', new.id::text,
    jsonb_build_object('id', new.id, 'charge', new.minutes_charge))
  on conflict do nothing;
  return null;
end $$;

-- Before a call that costs something is judged: no two begin with the same money.
create function lock_call_money(owner_id uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('call-money:' || id, 0))
  from account where id = owner_id and level <> 'sandbox'
$$;

-- A dialed number without what people write between digits.
create function sip_edge.plain(dialed text) returns text language sql immutable as $$
  select regexp_replace(dialed, '[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff().-]+', '', 'g')
$$;

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
  select k.account_id, k.doc, a.balance + a.credit_limit - held.cost as money, capped.room - held.cost as room,
    limits.doc as limits
  into t from sip_edge.any_trunk k join account a on a.id = k.account_id, lateral spend_room(a.id) as capped,
    lateral (select calls_cost(a.id) as cost) held,
    lateral (select coalesce(a.settings->'global_limits', '{"max_call_duration": 7200, "max_sip_channels": 30}') as doc) limits
  where k.trunk_id = which;
  seconds := 0;
  if not found then
    refusal := 'inactive'; code := '403'; return;
  end if;
  sent := sip_edge.plain(dialed);
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

do $$ begin
  execute replace(pg_get_functiondef('sip_edge.admit'::regproc), 'perform lock_channels(t.account_id);', $new$perform lock_channels(t.account_id);
  if sip_edge.plain(dialed) <> '*43' then perform lock_call_money(t.account_id); end if;$new$);
end $$;

-- Calls that must end now: their trunk may not call any more or has spent its money, or the account's is used up before
-- an edge that looks every five seconds has looked twice more.
create or replace function sip_edge.to_end(edge_name text, out dialog_entry int, out dialog_number int)
returns setof record language sql stable security definer set search_path = public, pg_temp as $$
  with up as (
    select c.account_id, c.trunk_id, c.dialog, c.rate from trunk_call c
    where c.edge = edge_name and c.is_up and c.created_at > now() - interval '1 day'
  ), over as (
    select u.account_id, u.trunk_id from (select distinct account_id, trunk_id from up) u
    left join sip_edge.trunk k on k.trunk_id = u.trunk_id
    where k.trunk_id is null
      or trunk_spent_today(u.account_id, u.trunk_id) >= (k.doc->>'daily_spend_limit')::numeric * 1000000
  ), spent as (
    select a.id as account_id from (select distinct account_id from up where rate > 0) u join account a on a.id = u.account_id,
      lateral (select calls_cost(a.id, 10) as cost) held, lateral spend_room(a.id) as capped
    where held.cost > greatest(0, least(a.balance + a.credit_limit, capped.room))
  )
  select dialog[1], dialog[2] from up where dialog is not null and (
    (account_id, trunk_id) in (select account_id, trunk_id from over)
    or rate > 0 and account_id in (select account_id from spent))
$$;
`
