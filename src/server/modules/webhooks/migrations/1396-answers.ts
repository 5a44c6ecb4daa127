/** What receivers answered apart from the attempts, as another permission is needed to read it. */
export const sql = /* sql */ `
create function webhook_attempts(log jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(entry - 'answer' order by place), '[]')
  from jsonb_array_elements(log) with ordinality as each (entry, place)
$$;

-- Null where there is none.
create function webhook_answers(log jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('at', entry->'at', 'status', entry->'status',
    'answer', entry->'answer')) order by place)
  from jsonb_array_elements(log) with ordinality as each (entry, place) where entry->>'answer' <> ''
$$;

create or replace view account_webhook_delivery as
select account_id, id, webhook_id, webhook, event_id, event, record, status, reason, response_status, duration_ms,
  attempts, tries, next_at, url, body, answer, webhook_attempts(log) as log, created_at, updated_at,
  webhook_answers(log) as answers
from webhook_delivery where account_id = current_account();
`
