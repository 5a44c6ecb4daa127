/** Sender IDs from before each country was a registration of its own have one for each, in the state it was in. */
export const sql = /* sql */ `
insert into record (account_id, entity, id, doc, created_at, updated_at)
select sender.account_id, 'sender-registration', gen_random_uuid(),
       jsonb_build_object(
         'sender_id', sender.id,
         'title', sender.doc ->> 'title',
         'sender_type', case when sender.doc ->> 'type' = 'alpha_numeric' then 'alphanumeric' else 'numeric' end,
         'country_code', destination ->> 'country_code',
         'status', destination ->> 'status',
         'reason', coalesce(sender.doc ->> 'reason', '')),
       sender.created_at, sender.updated_at
from record sender, jsonb_array_elements(sender.doc -> 'destinations') destination
where sender.entity = 'sender';

update record
set doc = doc
  || case doc ->> 'type'
       when 'alpha_numeric' then jsonb_build_object('sender_type', 'alphanumeric', 'name', doc ->> 'title')
       when 'numeric' then jsonb_build_object('sender_type', 'numeric')
       else '{}'::jsonb
     end
  || jsonb_build_object('in_us', doc -> 'destinations' @> '[{"country_code": "US"}]'::jsonb)
where entity = 'sender';
`
