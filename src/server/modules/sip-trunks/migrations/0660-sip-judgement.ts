/**
 * The rule of `judgeCall` in SQL, for an edge that must not depend on the portal: `sip_edge.judge`. It reads the
 * numbering plans as the portal does, by the same automaton, which the portal puts into tables. A test compares the two.
 */
export const sql = /* sql */ `
-- Answered at, and how long it may last: a call whose end was never reported doesn't hold its channel for ever.
alter table trunk_call add column answered_at timestamptz;
alter table trunk_call add column max_seconds integer not null default 0;
alter table trunk_call add column edge text;

-- What a trunk's calls have cost since 00:00 UTC, those under way so far.
create function trunk_spent_today(owner_id uuid, which uuid) returns bigint language sql stable as $$
  select coalesce(sum(charge + case when is_up then
      ceil(rate * least(extract(epoch from now() - answered_at), max_seconds) / 60) else 0 end), 0)::bigint
  from trunk_call where account_id = owner_id and trunk_id = which
    and created_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
$$;

-- Calls a trunk has up or is setting up.
create function trunk_channels(owner_id uuid, which uuid) returns int language sql stable as $$
  select count(*)::int from trunk_call where account_id = owner_id and trunk_id = which
    and created_at > now() - interval '1 day'
    and (is_up and answered_at > now() - (max_seconds + 30) * interval '1 second'
      or code = '100' and created_at > now() - interval '3 minutes')
$$;

drop table sip_edge.prefix;
create table sip_edge.number_state (state int primary key, next int[] not null, class int not null);
create table sip_edge.country (
  place int primary key, country_code text not null unique, lengths int not null, rate bigint
);
-- lengths: of the service where no country has the code
create table sip_edge.calling_code (
  code text primary key, main_country text, only_country text, lengths int, prefix_pattern text not null, prefix_rule text not null
);
-- Which plans and prices stand in the tables.
create table sip_edge.numbering (digest text not null);
grant select, insert, update, delete on sip_edge.number_state, sip_edge.country, sip_edge.calling_code, sip_edge.numbering
  to patchbay_system;

create function sip_edge.number_class(digits text) returns int language plpgsql stable as $$
declare
  reached int := 0;
begin
  for place in 1..length(digits) loop
    select next[ascii(substr(digits, place, 1)) - 47] into reached from sip_edge.number_state where state = reached;
  end loop;
  return (select class from sip_edge.number_state where state = reached);
end $$;

-- A national prefix typed after the calling code, as removeNationalPrefix removes it.
create function sip_edge.without_prefix(digits text) returns text language plpgsql stable as $$
declare
  plan record;
  national text;
  pattern text;
  matched text[];
  shorter text;
  after_class int;
  fits int;
begin
  select * into plan from sip_edge.calling_code where code in (left(digits, 1), left(digits, 2), left(digits, 3));
  if not found or plan.prefix_pattern = '' then return digits; end if;
  national := substr(digits, length(plan.code) + 1);
  pattern := '^(?:' || plan.prefix_pattern || ')';
  matched := regexp_match(national, '^((?:' || plan.prefix_pattern || '))');
  if matched is null then return digits; end if;
  if plan.prefix_rule <> '' and cardinality(matched) > 1 and matched[cardinality(matched)] <> '' then
    shorter := regexp_replace(national, pattern, replace(plan.prefix_rule, '$', '\\'));
  else
    shorter := substr(national, length(matched[1]) + 1);
  end if;
  if shorter = national then return digits; end if;
  after_class := sip_edge.number_class(plan.code || shorter);
  if sip_edge.number_class(digits) & 2 <> 0 and after_class & 2 = 0 then return digits; end if;
  select lengths into fits from sip_edge.country
    where case when after_class >> 3 > 0 then place = after_class >> 3 else country_code = plan.main_country end;
  fits := coalesce(fits, plan.lengths, 0) >> length(shorter);
  return case when fits & 1 = 1 or fits = 0 then plan.code || shorter else digits end;
end $$;

-- A number as checkPhoneNumber judges it; the text has its plus.
create function sip_edge.read_number(given text, out number text, out country text) language plpgsql stable as $$
declare
  digits text := regexp_replace(given, '[\\s().\\u00a0\\u00ad\\u1680\\u2000-\\u200f\\u2010-\\u2015\\u2028-\\u202f\\u205f-\\u2064\\u2212\\u3000\\ufeff-]+', '', 'g');
  plan record;
  found_class int;
begin
  if digits !~ '^[+][0-9]{7,15}$' then return; end if;
  digits := substr(digits, 2);
  select * into plan from sip_edge.calling_code where code in (left(digits, 1), left(digits, 2), left(digits, 3));
  if not found then return; end if;
  found_class := sip_edge.number_class(digits);
  if found_class & 4 <> 0 then
    digits := sip_edge.without_prefix(digits);
    found_class := sip_edge.number_class(digits);
  end if;
  select country_code into country from sip_edge.country where place = found_class >> 3;
  if found_class & 1 = 1 then number := '+' || digits; else country := coalesce(country, plan.only_country); end if;
end $$;

drop function sip_edge.admit;
drop function sip_edge.answered;
drop function sip_edge.ended;

create function sip_edge.judge(
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
  select k.account_id, k.doc, a.balance + a.credit_limit as money, limits.doc as limits
  into t from sip_edge.any_trunk k join account a on a.id = k.account_id,
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
    when t.money <= 0 then 'no-balance'
    else sip_edge.lacks_channel(t.account_id, which, t.doc, t.limits)
  end;
  if refusal is null then
    seconds := floor(least((t.limits->>'max_call_duration')::numeric,
      case when t.doc->>'call_restrict' = 'true' then (t.doc->>'call_limit')::numeric end,
      case when t.doc->>'cost_limit' = 'true' then (t.doc->>'max_call_cost')::numeric * 60000000 / nullif(rate, 0) end,
      ((t.doc->>'daily_spend_limit')::numeric * 1000000 - spent) * 60 / nullif(rate, 0),
      t.money::numeric * 60 / nullif(rate, 0)));
    if seconds <= 0 then refusal := 'no-balance'; end if;
  end if;
  if refusal is not null then
    seconds := 0;
    code := case refusal when 'invalid-number' then '404' when 'no-route' then '503'
      when 'too-many-channels' then '486' else '403' end;
  end if;
end $$;

create function sip_edge.lacks_channel(owner_id uuid, which uuid, doc jsonb, limits jsonb) returns text language sql stable as $$
  select case when trunk_channels(owner_id, which) >= least(coalesce((limits->>'max_sip_channels')::int, 0),
    case when doc->>'channels_restrict' = 'true' then (doc->>'max_channels')::int end) then 'too-many-channels' end
$$;

-- Every trunk, whether it may be used or not.
create view sip_edge.any_trunk as
select c.account_id, c.trunk_id, r.doc from sip_credential c
join record r on r.account_id = c.account_id and r.entity = 'trunk' and r.id = c.trunk_id;

-- The trunk of an approved address; of several the oldest, so that none takes another's calls.
create function sip_edge.trunk_at(source_address text) returns text language sql stable as $$
  select k.trunk_id::text from sip_edge.address a join sip_edge.trunk k on k.trunk_id::text = a.tag
  join record r on r.account_id = k.account_id and r.entity = 'trunk' and r.id = k.trunk_id
  where a.ip_addr = source_address order by r.created_at, r.id limit 1
$$;

-- Judges a call and notes it. One at a time for a trunk, so that no two take its last channel.
create function sip_edge.admit(
  which uuid, edge_name text, call_hex text, dialed_hex text, caller_hex text, source_address text, agent_hex text,
  out code text, out sent text, out seconds int, out caller text
) language plpgsql as $$
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
  select * into verdict from sip_edge.judge(which, dialed, source_address);
  code := coalesce(verdict.code, '100');
  sent := coalesce(verdict.sent, '');
  seconds := verdict.seconds;
  caller := case t.doc->>'callerid_type'
    when 'multiple' then case when t.doc->'multiple_numbers' ? asserted then asserted else t.doc->'multiple_numbers'->>0 end
    when 'passthrough' then case when t.doc->>'passthrough' = 'true' and asserted ~ '^[+][0-9]{5,15}$' then asserted end
    else t.doc->>'callerid' end;
  insert into trunk_call
    (account_id, id, trunk_id, call_id, edge, dialed, number, country_code, code, reason, rate, max_seconds)
  values (t.account_id, gen_random_uuid(), which, left(call_hex, 500), left(edge_name, 40), dialed, left(sent, 60),
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

create function sip_edge.answered(which uuid, call_hex text) returns void language sql as $$
  update trunk_call set code = '200', is_up = true, answered_at = now(), updated_at = now()
  where trunk_id = which and call_id = left(call_hex, 500) and not is_up and code = '100'
$$;
create function sip_edge.ended(which uuid, call_hex text, sip_code text, lasted int) returns void language sql as $$
  update trunk_call set is_up = false, updated_at = now(), duration = lasted,
    charge = ceil(rate * lasted / 60.0), code = case when is_up then '200' else sip_code end
  where trunk_id = which and call_id = left(call_hex, 500) and (is_up or code = '100')
$$;
-- An edge that starts has no calls; those it had ended with it.
create function sip_edge.started(edge_name text) returns void language sql as $$
  update trunk_call set is_up = false, updated_at = now(),
    duration = case when is_up then extract(epoch from now() - answered_at)::int else 0 end,
    charge = case when is_up then ceil(rate * extract(epoch from now() - answered_at) / 60) else 0 end,
    code = case when is_up then '200' else '500' end
  where edge = edge_name and (is_up or code = '100')
$$;
-- Calls that must end now, as texts of JSON: their trunk may not call any more, or has spent its money.
create function sip_edge.to_end(edge_name text) returns setof text language sql stable as $$
  with up as (
    select c.account_id, c.trunk_id, c.call_id from trunk_call c
    where c.edge = edge_name and c.is_up and c.created_at > now() - interval '1 day'
  ), over as (
    select u.account_id, u.trunk_id from (select distinct account_id, trunk_id from up) u
    left join sip_edge.trunk k on k.trunk_id = u.trunk_id
    join account a on a.id = u.account_id
    where k.trunk_id is null
      or trunk_spent_today(u.account_id, u.trunk_id) >= (k.doc->>'daily_spend_limit')::numeric * 1000000
  )
  select to_json(sip_edge.unhex(up.call_id, 250))::text from up join over using (account_id, trunk_id)
$$;

-- Pings. Null: not tried yet.
alter table trunk_registration add column health text check (health in ('reachable', 'unreachable'));
alter table trunk_registration add column pinged_at timestamptz;
create or replace view account_trunk_registration as select * from trunk_registration where account_id = current_account();
create or replace view account_trunk_call as select * from trunk_call where account_id = current_account();
update trunk_registration set health = 'reachable' where rtt_ms is not null;

-- Registrations to ping now; asking notes the time.
create function sip_edge.to_ping(out registration text, out contact text, out received text)
returns setof record language sql as $$
  update trunk_registration r set pinged_at = clock_timestamp()
  from sip_credential c, sip_edge.location l
  where c.account_id = r.account_id and c.trunk_id = r.trunk_id and l.username = c.username
    and left(l.contact, 200) = r.contact and r.expires_at > now()
  returning r.id::text, l.contact, coalesce(l.received, '')
$$;
create function sip_edge.pinged(registration text, sip_code int) returns void language sql as $$
  update trunk_registration set updated_at = now(),
    health = case when sip_code = 408 then 'unreachable' else 'reachable' end,
    rtt_ms = case when sip_code <> 408 then ceil(extract(epoch from clock_timestamp() - pinged_at) * 1000) end
  where id::text = registration
$$;

grant create on schema sip_edge, public to patchbay_system;
do $$
declare each regprocedure;
begin
  for each in select p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'sip_edge' loop
    execute format('alter function %s owner to patchbay_system', each);
    execute format('alter function %s security definer', each);
    execute format('alter function %s set search_path = public, pg_temp', each);
    execute format('revoke all on function %s from public', each);
  end loop;
  alter view sip_edge.any_trunk owner to patchbay_system;
end $$;
revoke create on schema sip_edge, public from patchbay_system;
grant execute on function sip_edge.admit, sip_edge.answered, sip_edge.ended, sip_edge.started, sip_edge.to_end,
  sip_edge.trunk_at, sip_edge.to_ping, sip_edge.pinged to patchbay_sip;
`
