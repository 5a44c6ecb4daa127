/**
 * Events of rows of tables, which aren't in the audit log: a trigger of the table gathers what happened in a statement
 * and posts it to the webhooks that chose it. Messages are the first.
 */
export const sql = /* sql */ `
create type webhook_event as (
  account_id uuid,
  event text,
  entity text,
  record_id uuid,
  record text,
  actor text,
  happened_at timestamptz,
  -- names of fields
  changed jsonb,
  data jsonb
);

create function webhook_event_body(event_id uuid, happened webhook_event) returns text language sql stable as $$
  select jsonb_pretty(jsonb_build_object(
    'id', event_id,
    'type', happened.event,
    'created_at', to_char(happened.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'actor', happened.actor,
    'record', jsonb_build_object('type', happened.entity, 'id', happened.record_id),
    'changed', happened.changed,
    'data', happened.data))
$$;

create or replace function webhook_body(event audit_event, with_data boolean) returns text language sql stable as $$
  select webhook_event_body(event.id, row(event.account_id, event.event, event.entity, event.record_id, event.record,
    event.actor, event.created_at,
    (select coalesce(jsonb_agg(change->'field'), '[]') from jsonb_array_elements(event.changes) change),
    case when with_data then event.snapshot end)::webhook_event)
$$;

-- Whether a webhook of these accounts that isn't disabled chose one of the events.
create function webhook_listens(accounts uuid[], events text[]) returns boolean language sql stable as $$
  select exists (select from record
    where account_id = any(accounts) and entity = 'webhook' and doc->'events' ?| events and doc->>'status' <> 'disabled')
$$;

-- What happens to a row happens once: the same event has the same ID.
create function webhook_post(events webhook_event[]) returns void language sql as $$
  insert into webhook_delivery (account_id, webhook_id, webhook, event_id, event, record, url, body)
  select e.account_id, hook.id, hook.doc->>'name', made.id, e.event, e.record, hook.doc->>'url',
    webhook_event_body(made.id, row(e.account_id, e.event, e.entity, e.record_id, e.record, e.actor, e.happened_at,
      e.changed, e.data)::webhook_event)
  from unnest(events) e
  cross join lateral (select md5(e.account_id || ':' || e.event || ':' || e.record_id)::uuid as id) made
  join record hook on hook.account_id = e.account_id and hook.entity = 'webhook' and hook.doc->'events' ? e.event
    and hook.doc->>'status' <> 'disabled'
  on conflict (account_id, webhook_id, event_id) do nothing
$$;

-- Fields of a row as the API has them: none without a value, and times in UTC.
create function webhook_row(stored jsonb, fields text[], times text[]) returns jsonb language sql stable as $$
  select jsonb_object_agg(key, case when key = any(times)
    then to_jsonb(to_char((value #>> '{}')::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    else value end)
  from jsonb_each(stored) where key = any(fields || times) and value <> 'null'
$$;

-- Without what readers of messages need another permission for.
create function sms_message_posted(stored jsonb) returns jsonb language sql stable as $$
  select webhook_row(stored, '{id,sender,recipient,country_code,body,segments,status,reason,clicks,type,message_kind,events,sms_campaign_id}',
    '{created_at,updated_at,clicked_at}')
$$;

create function sms_message_webhooks() returns trigger language plpgsql as $$
begin
  if not webhook_listens(array(select distinct account_id from written),
    '{sms-message.received,sms-message.sent,sms-message.receipt}') then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform webhook_post(array_agg(row(w.account_id, 'sms-message.received', 'sms-message', w.id, w.sender, 'carrier',
      w.created_at, '[]', sms_message_posted(to_jsonb(w)))::webhook_event))
    from written w where w.type = 'inboundSms';
  else
    -- Messages that go out are stored as pending before a carrier has them. A receipt may be quicker than its answer.
    -- Planned for the rows of this statement: a plan kept from one message compares thousands with each other.
    execute $q$
      select webhook_post(array_agg(row(w.account_id, 'sms-message.' || moved.name, 'sms-message', w.id, w.recipient,
        case when w.withheld then 'server' else 'carrier' end, w.updated_at,
        case when w.reason is distinct from r.reason then '["status", "reason"]' else '["status"]' end::jsonb,
        sms_message_posted(to_jsonb(w)))::webhook_event))
      from written w
      join replaced r on r.account_id = w.account_id and r.id = w.id and r.created_at = w.created_at
      cross join lateral (values
        ('sent', r.status = 'pending' and w.status not in ('pending', 'rejected')),
        ('receipt', r.status in ('pending', 'sent') and w.status not in ('pending', 'sent'))
      ) as moved (name, is_so)
      where w.type = 'outboundSms' and w.status <> r.status and moved.is_so
    $q$;
  end if;
  return null;
end $$;
create trigger sms_message_webhooks_inserted after insert on sms_message
  referencing new table as written for each statement execute function sms_message_webhooks();
create trigger sms_message_webhooks_updated after update on sms_message
  referencing old table as replaced new table as written for each statement execute function sms_message_webhooks();
`
