/**
 * What a SIP edge asks and reports, as functions of `sip_edge`. `admit` is the rule of `judgeCall` in SQL; a test
 * compares the two. Texts from the network come in hexadecimal, so that none can be more than a text.
 */
export const sql = /* sql */ `
-- Longest prefix → country and price of a minute; the portal keeps it in step with its price list.
create table sip_edge.prefix (
  prefix text collate "C" primary key check (prefix ~ '^[1-9][0-9]{0,6}$'),
  country_code text not null,
  rate bigint
);
grant select, insert, update, delete on sip_edge.prefix to patchbay_system;

create function sip_edge.unhex(given text, longest int) returns text language plpgsql immutable strict as $$
begin
  return left(convert_from(decode(given, 'hex'), 'UTF8'), longest);
exception when others then
  return '';
end $$;

create function sip_edge.log_failure(which uuid, kind text, sip_code text, source_address text, agent text)
returns void language sql as $$
  insert into trunk_failure (account_id, trunk_id, method, code, source, user_agent)
  select account_id, trunk_id, kind, sip_code, left(source_address, 45), left(agent, 200)
  from sip_credential where trunk_id = which
  on conflict (account_id, trunk_id, method, code, source, hour) do update
    set attempts = trunk_failure.attempts + 1, updated_at = now(), user_agent = excluded.user_agent
$$;

-- A registration or call that was refused before it was known to be the trunk's.
create function sip_edge.refused(user_hex text, kind text, sip_code text, source_address text, agent_hex text)
returns void language sql as $$
  select sip_edge.log_failure(trunk_id, kind, sip_code, source_address, sip_edge.unhex(agent_hex, 200))
  from sip_credential where username = sip_edge.unhex(user_hex, 40)
$$;

-- Whether an address may use the trunk at all.
create function sip_edge.is_allowed(which uuid, source_address text) returns boolean language sql stable as $$
  select coalesce(doc->>'ip_restrict', 'false') = 'false' or exists (
    select from jsonb_array_elements(coalesce(doc->'allowed_ips', '[]')) as each
    where each->>'ip' = source_address)
  from sip_edge.trunk where trunk_id = which
$$;

create function sip_edge.admit(
  which uuid, call text, dialed_hex text, caller_hex text, source_address text, in_use int,
  out code text, out sent text, out seconds int, out caller text
) language plpgsql as $$
declare
  t record;
  dialed text := regexp_replace(sip_edge.unhex(dialed_hex, 60), '[\\s().-]+', '', 'g');
  asserted text := '+' || ltrim(sip_edge.unhex(caller_hex, 40), '+');
  digits text;
  price bigint;
  country text;
  spent bigint;
  why text;
  allowed jsonb;
begin
  select k.account_id, k.doc, a.balance + a.credit_limit as money,
    coalesce((a.settings->'global_limits'->>'max_call_duration')::int, 7200) as longest,
    coalesce((a.settings->'global_limits'->>'max_sip_channels')::int, 30) as channels
  into t from sip_edge.trunk k join account a on a.id = k.account_id where k.trunk_id = which;
  if not found then
    code := '403'; seconds := 0; return;
  end if;
  sent := dialed;
  if t.doc->>'rewrite_enabled' = 'true' and dialed <> '' and starts_with(dialed, coalesce(t.doc->>'rewrite_cond', '')) then
    sent := coalesce(t.doc->>'rewrite_prefix', '') || substr(dialed, length(coalesce(t.doc->>'rewrite_cond', '')) + 1);
  end if;
  digits := ltrim(sent, '+');
  select p.country_code, p.rate into country, price from sip_edge.prefix p
    where starts_with(digits, p.prefix) order by length(p.prefix) desc limit 1;
  select coalesce(sum(charge), 0) into spent from trunk_call
    where account_id = t.account_id and trunk_id = which
      and created_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC';
  allowed := coalesce(t.doc->'allowed_destinations', '[]');
  why := case
    when not sip_edge.is_allowed(which, source_address) then 'inactive'
    when t.doc->>'auth_method' = 'ip' and t.doc->'host_request'->>'status' is distinct from 'approved' then 'in-review'
    when digits !~ '^[1-9][0-9]{6,14}$' then 'invalid-number'
    when exists (select from jsonb_array_elements_text(coalesce(t.doc->'destination_blacklists', '[]')) as blocked
      where blocked <> '' and starts_with(digits, blocked)) then 'blocked-prefix'
    when jsonb_array_length(allowed) > 0 and not (country is not null and allowed ? country) then 'blocked-country'
    when price is null then 'no-route'
    when price > (t.doc->>'max_rate_per_minute')::numeric * 1000000 then 'rate-too-high'
    when spent >= (t.doc->>'daily_spend_limit')::numeric * 1000000 then 'daily-limit'
    when t.money <= 0 then 'no-balance'
    when in_use >= least(t.channels, case when t.doc->>'channels_restrict' = 'true' then (t.doc->>'max_channels')::int end)
      then 'too-many-channels'
  end;
  if why is null then
    seconds := floor(least(t.longest::numeric,
      case when t.doc->>'call_restrict' = 'true' then (t.doc->>'call_limit')::numeric end,
      case when t.doc->>'cost_limit' = 'true' then (t.doc->>'max_call_cost')::numeric * 60000000 / nullif(price, 0) end,
      ((t.doc->>'daily_spend_limit')::numeric * 1000000 - spent) * 60 / nullif(price, 0),
      t.money::numeric * 60 / nullif(price, 0)));
    if seconds <= 0 then why := 'no-balance'; end if;
  end if;
  if why is not null then
    seconds := 0;
    code := case why when 'invalid-number' then '404' when 'no-route' then '503'
      when 'too-many-channels' then '486' else '403' end;
    perform sip_edge.log_failure(which, 'call', code, source_address, '');
  else
    code := '100';
    sent := '+' || digits;
  end if;
  caller := case t.doc->>'callerid_type'
    when 'multiple' then case when t.doc->'multiple_numbers' ? asserted then asserted else t.doc->'multiple_numbers'->>0 end
    when 'passthrough' then case when t.doc->>'passthrough' = 'true' then asserted end
    else t.doc->>'callerid' end;
  insert into trunk_call (account_id, id, trunk_id, call_id, dialed, number, country_code, code, reason, rate)
  values (t.account_id, gen_random_uuid(), which, call, dialed, sent, country, code, why, coalesce(price, 0))
  on conflict do nothing;
end $$;

-- How far a call came: answered, or over with its final code.
create function sip_edge.answered(which uuid, call text) returns void language sql as $$
  update trunk_call set code = '200', is_up = true, updated_at = now()
  where trunk_id = which and call_id = call and not is_up and code = '100'
$$;
create function sip_edge.ended(which uuid, call text, sip_code text, lasted int) returns void language sql as $$
  update trunk_call set is_up = false, updated_at = now(), duration = lasted,
    charge = ceil(rate * lasted / 60.0), code = case when is_up then '200' else sip_code end
  where trunk_id = which and call_id = call and (is_up or code = '100')
$$;

-- Registrations of the edge are those of the trunk's page.
create function sip_edge.mirror_location() returns trigger language plpgsql as $$
declare
  owner record;
begin
  if tg_op in ('UPDATE', 'DELETE') then
    delete from trunk_registration r using sip_credential c
    where c.username = old.username and r.account_id = c.account_id and r.trunk_id = c.trunk_id
      and r.contact = left(old.contact, 200) and (tg_op = 'DELETE' or new.contact <> old.contact);
  end if;
  if tg_op = 'DELETE' then return null; end if;
  select account_id, trunk_id into owner from sip_credential where username = new.username;
  if not found then return null; end if;
  insert into trunk_registration (account_id, trunk_id, contact, source, user_agent, transport, expires_at)
  values (owner.account_id, owner.trunk_id, left(new.contact, 200),
    coalesce(substring(coalesce(new.received, new.contact) from '(\\d+\\.\\d+\\.\\d+\\.\\d+)'), ''), left(new.user_agent, 200),
    upper(coalesce(split_part(new.socket, ':', 1), 'udp')), new.expires at time zone 'UTC')
  on conflict (account_id, trunk_id, contact) do update
    set expires_at = excluded.expires_at, user_agent = excluded.user_agent, source = excluded.source, updated_at = now();
  return null;
end $$;
create trigger mirror_location after insert or update or delete on sip_edge.location
  for each row execute function sip_edge.mirror_location();

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
  alter view sip_edge.trunk owner to patchbay_system;
  alter view sip_edge.subscriber owner to patchbay_system;
  alter view sip_edge.address owner to patchbay_system;
end $$;
revoke create on schema sip_edge, public from patchbay_system;
grant select on sip_edge.subscriber, sip_edge.address, sip_edge.version to patchbay_sip;
grant select, insert, update, delete on sip_edge.location to patchbay_sip;
grant execute on function sip_edge.refused, sip_edge.is_allowed, sip_edge.admit, sip_edge.answered, sip_edge.ended to patchbay_sip;
`
