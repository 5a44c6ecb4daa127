/**
 * Messages make deliveries by the thousand: a transaction counts a change of the collection once, not once for each row,
 * what a statement changed is compared by a plan of its own, and a webhook that was disabled collects no more messages.
 */
export const sql = /* sql */ `
-- At the end of the transaction, once for the rows of an account that follow each other.
create or replace function patchbay_counts() returns trigger language plpgsql as $$
declare
  counted text := format('%s %s %s', pg_current_xact_id(), tg_argv[0], new.account_id);
begin
  if current_setting('patchbay.counted', true) = counted then return null; end if;
  insert into collection_version (account_id, entity) values (new.account_id, tg_argv[0])
  on conflict (account_id, entity) do update set version = collection_version.version + 1;
  perform set_config('patchbay.counted', counted, true);
  return null;
end $$;

-- Whether a webhook of these accounts that isn't disabled chose one of the events.
create or replace function webhook_listens(accounts uuid[], events text[]) returns boolean language sql stable as $$
  select exists (select from record
    where account_id = any(accounts) and entity = 'webhook' and doc->'events' ?| events and doc->>'status' <> 'disabled')
$$;

-- What happens to a row happens once: the same event has the same ID.
create or replace function webhook_post(events webhook_event[]) returns void language sql as $$
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

create or replace function sms_message_webhooks() returns trigger language plpgsql as $$
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
`
