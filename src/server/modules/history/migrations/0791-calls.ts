/**
 * Calls, made and taken, by whatever: a trunk, a voice campaign, an IVR service. `trunk_call` is a view of those over
 * trunks, which the SIP edge and the screens of trunks read and write as before.
 */
export const sql = /* sql */ `
create table phone_call (
  account_id uuid not null references account on delete cascade,
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  type text not null default 'placed' check (type in ('placed', 'received')),
  from_number text not null default '',
  to_number text not null,
  -- of the far end
  country_code text,
  -- as dialed, before rules of the trunk changed it
  dialed text not null default '',
  trunk_id uuid,
  campaign_id uuid,
  ivr_service_id uuid,
  is_test boolean not null default false,
  -- final SIP code; 100 while it is set up
  code text not null default '100',
  -- why we refused it
  reason text,
  -- between answer and end
  is_up boolean not null default false,
  disposition text generated always as (case when code = '200' then 'answered' when code in ('486', '600') then 'busy'
    when code >= '300' then 'no_answer' end) stored,
  answered_at timestamptz,
  ended_at timestamptz,
  -- seconds
  duration integer not null default 0 check (duration >= 0),
  -- per minute
  rate bigint not null default 0 check (rate >= 0),
  minutes_charge bigint not null default 0 check (minutes_charge >= 0),
  connection_charge bigint not null default 0 check (connection_charge >= 0),
  recording_charge bigint not null default 0 check (recording_charge >= 0),
  charge bigint generated always as (minutes_charge + connection_charge + recording_charge) stored,
  recording_id uuid,
  events jsonb not null default '[]',
  ladder jsonb,
  -- of the SIP dialog and its edge; unknown for calls refused by the portal
  call_id text,
  edge text,
  dialog int[],
  max_seconds integer not null default 0,
  primary key (account_id, id, created_at)
) partition by range (created_at);
create index phone_call_type on phone_call (account_id, type, created_at desc, id desc);
create index phone_call_newest on phone_call (account_id, created_at desc, id desc);
create index phone_call_trunk on phone_call (account_id, trunk_id, created_at desc, id desc) where trunk_id is not null;
create index phone_call_campaign on phone_call (account_id, campaign_id, created_at desc, id desc) where campaign_id is not null;
create index phone_call_disposition on phone_call (account_id, disposition, created_at desc, id desc);
create index phone_call_country on phone_call (account_id, country_code, created_at desc, id desc);
-- The edge names a call by its dialog alone.
create index phone_call_dialog on phone_call (call_id, account_id) where call_id is not null;
create index phone_call_under_way on phone_call (account_id, edge) where is_up or code = '100';
create table phone_call_default partition of phone_call default;
select patchbay_protect('phone_call');
select patchbay_account_view('phone_call');

-- What happened when; a writer that knows more brings its own events.
create function phone_call_event(kind text, moment timestamptz) returns jsonb language sql stable as $$
  select jsonb_build_array(jsonb_build_object('status', kind,
    'at', to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
$$;
create function phone_call_end(code text) returns text language sql immutable as $$
  select case when code = '200' then 'success' when code in ('486', '600') then 'busy' when code = '487' then 'cancel'
    when code in ('408', '480') then 'no_answer' when code in ('401', '402', '403', '407', '603') then 'rejected'
    else 'failed' end
$$;
create function phone_call_events() returns trigger language plpgsql as $$
declare
  is_over boolean := not new.is_up and new.code <> '100';
begin
  if tg_op = 'INSERT' then
    -- A call by the name of another would be nobody's.
    if new.call_id is not null then
      perform pg_advisory_xact_lock(hashtextextended(new.account_id::text || new.call_id, 0));
      if exists (select from phone_call where account_id = new.account_id and call_id = new.call_id) then return null; end if;
    end if;
    if is_over then
      new.ended_at := coalesce(new.ended_at, new.answered_at + new.duration * interval '1 second',
        new.created_at + new.duration * interval '1 second');
    end if;
    if new.events = '[]' then
      new.events := phone_call_event('pending', new.created_at);
      if new.answered_at is not null then new.events := new.events || phone_call_event('answered', new.answered_at); end if;
      if is_over then new.events := new.events || phone_call_event(phone_call_end(new.code), new.ended_at); end if;
    end if;
  else
    if old.answered_at is null and new.answered_at is not null then
      new.events := new.events || phone_call_event('answered', new.answered_at);
    end if;
    if is_over and (old.is_up or old.code = '100') then
      new.ended_at := coalesce(new.ended_at, clock_timestamp());
      new.events := new.events || phone_call_event(phone_call_end(new.code), new.ended_at);
    end if;
  end if;
  return new;
end $$;
create trigger events_insert before insert on phone_call for each row execute function phone_call_events();
create trigger events_update before update of code, is_up, answered_at on phone_call
  for each row execute function phone_call_events();

create function phone_call_bump() returns trigger language plpgsql as $$
begin
  insert into collection_version (account_id, entity)
  select account_id, entity from (
    select distinct account_id, 'phone-call' as entity from changed
    union select distinct account_id, 'trunk-call' from changed where trunk_id is not null
  ) bumped order by 1, 2
  on conflict (account_id, entity) do update set version = collection_version.version + 1;
  return null;
end $$;
create trigger bump_insert after insert on phone_call referencing new table as changed
  for each statement execute function phone_call_bump();
create trigger bump_update after update on phone_call referencing new table as changed
  for each statement execute function phone_call_bump();
create trigger bump_delete after delete on phone_call referencing old table as changed
  for each statement execute function phone_call_bump();

-- Row-level security binds the migrating role too.
set local role patchbay_system;
insert into phone_call (account_id, id, created_at, updated_at, from_number, to_number, country_code, dialed, trunk_id, is_test,
  code, reason, is_up, answered_at, ended_at, duration, rate, minutes_charge, call_id, edge, dialog, max_seconds)
select c.account_id, c.id, c.created_at, c.updated_at, coalesce(r.doc->>'callerid', ''), c.number, c.country_code, c.dialed,
  c.trunk_id, c.is_test, c.code, c.reason, c.is_up, c.answered_at,
  case when not c.is_up and c.code <> '100' then c.updated_at end, c.duration, c.rate, c.charge, c.call_id, c.edge, c.dialog, c.max_seconds
from trunk_call c left join record r on r.account_id = c.account_id and r.entity = 'trunk' and r.id = c.trunk_id;
reset role;
drop view account_trunk_call;
drop table trunk_call;
create view trunk_call with (security_invoker = true) as
select account_id, id, trunk_id, call_id, is_test, from_number as caller, dialed, to_number as number, country_code, code, reason,
  duration, rate, minutes_charge as charge, is_up, answered_at, max_seconds, edge, dialog, ladder, created_at, updated_at
from phone_call where trunk_id is not null and type = 'placed';
grant select, insert, update, delete on trunk_call to patchbay_app, patchbay_system;
select patchbay_account_view('trunk_call');

create trigger free_in_sandbox before update on phone_call
  for each row when (new.minutes_charge > 0 and old.minutes_charge = 0) execute function trunk_call_free_in_sandbox();
create or replace function trunk_call_free_in_sandbox() returns trigger language plpgsql as $$
begin
  if exists (select from account where id = new.account_id and level = 'sandbox') then new.minutes_charge := 0; end if;
  return new;
end $$;
create trigger queues_charge after update on phone_call
  for each row when (new.minutes_charge > 0 and old.minutes_charge = 0 and new.trunk_id is not null)
  execute function trunk_call_queues_charge();

select patchbay_day_totals('phone_call', '{type,disposition,country_code,trunk_id,campaign_id}', '{duration,charge}');
select patchbay_day_totals('two_fa_session', '{status,country_code,channel,purpose,service_id,service_name}', '{charge}');

-- The edge notes who called.
create or replace function sip_edge.ended(which uuid, call_hex text, sip_code text) returns void
language sql security definer set search_path = public, pg_temp as $$
  with over as (
    select t.account_id, t.id, t.created_at, t.is_up,
      case when t.is_up then ceil(extract(epoch from clock_timestamp() - t.answered_at))::int else 0 end as lasted
    from trunk_call t where t.trunk_id = which and t.call_id = left(call_hex, 500) and (t.is_up or t.code = '100')
  )
  update trunk_call c set is_up = false, updated_at = now(), duration = lasted, charge = ceil(rate * lasted / 60.0),
    code = case when over.is_up then '200' else sip_code end
  from over where c.account_id = over.account_id and c.id = over.id and c.created_at = over.created_at
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
