/**
 * The outbox of webhooks. A trigger on the audit log fills it in the transaction of the change, so no code can forget
 * it. A webhook's lane says when it may be served: writers of events only insert deliveries and never touch it.
 */
export const sql = /* sql */ `
create table webhook_lane (
  account_id uuid not null references account on delete cascade,
  webhook_id uuid not null,
  -- false while the webhook is paused or disabled
  is_open boolean not null default true,
  -- in a row, over all deliveries
  failures integer not null default 0,
  failing_since timestamptz,
  rest_until timestamptz,
  served_at timestamptz,
  lease_owner uuid,
  lease_until timestamptz,
  primary key (account_id, webhook_id)
);
select patchbay_protect('webhook_lane');

create table webhook_delivery (
  account_id uuid not null references account on delete cascade,
  id uuid not null default gen_random_uuid(),
  webhook_id uuid not null,
  webhook text not null default '',
  event_id uuid not null,
  event text not null,
  record text not null default '',
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  reason text,
  response_status integer,
  duration_ms integer,
  attempts integer not null default 0,
  -- attempts since the event happened or was sent again by a person
  tries integer not null default 0,
  next_at timestamptz default now(),
  url text not null default '',
  body text not null,
  answer text,
  log jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, id),
  unique (account_id, webhook_id, event_id)
);
create index webhook_delivery_due on webhook_delivery (account_id, webhook_id, next_at) where status = 'waiting';
create index webhook_delivery_newest on webhook_delivery (account_id, created_at desc, id desc);
create index webhook_delivery_of on webhook_delivery (account_id, webhook_id, created_at desc, id desc);
create index webhook_delivery_status on webhook_delivery (account_id, status, created_at desc, id desc);
create index webhook_delivery_age on webhook_delivery (created_at);
select patchbay_protect('webhook_delivery');
select patchbay_account_view('webhook_delivery');

-- Longest body; the record of a longer one is left out, and can be read from the API.
create function webhook_body(event audit_event, with_data boolean) returns text language sql stable as $$
  select jsonb_pretty(jsonb_build_object(
    'id', event.id,
    'type', event.event,
    'created_at', to_char(event.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'actor', event.actor,
    'record', jsonb_build_object('type', event.entity, 'id', event.record_id),
    'changed', (select coalesce(jsonb_agg(change->'field'), '[]') from jsonb_array_elements(event.changes) change),
    'data', case when with_data then event.snapshot end))
$$;

create function webhook_outbox() returns trigger language plpgsql as $$
declare
  hook record;
  message text;
begin
  for hook in
    select id, doc from record
    where account_id = new.account_id and entity = 'webhook' and doc->'events' ? new.event
  loop
    if message is null then
      message := webhook_body(new, true);
      if length(message) > 100000 then message := webhook_body(new, false); end if;
    end if;
    insert into webhook_delivery (account_id, webhook_id, webhook, event_id, event, record, url, body)
    values (new.account_id, hook.id, hook.doc->>'name', new.id, new.event, new.record, hook.doc->>'url', message)
    on conflict (account_id, webhook_id, event_id) do nothing;
  end loop;
  return null;
end $$;
create trigger webhook_outbox after insert on audit_event for each row
  when (new.event is not null) execute function webhook_outbox();

create trigger announces_work after insert on webhook_delivery for each row
  execute function patchbay_announce_work('deliveries');
create trigger announces_work_update after update on webhook_delivery for each row
  when (new.status = 'waiting' and (old.status <> 'waiting' or new.next_at < old.next_at))
  execute function patchbay_announce_work('deliveries');
create trigger announces_work after update on webhook_lane for each row
  when (new.is_open and not old.is_open or new.rest_until is null and old.rest_until is not null)
  execute function patchbay_announce_work('deliveries');

create constraint trigger counts after insert or update on webhook_delivery
  deferrable initially deferred for each row execute function patchbay_counts('webhook-delivery');
`
