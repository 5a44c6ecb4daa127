/** Lists show to each user which tickets have replies they have not seen: a personal property of the ticket. */
export const sql = /* sql */ `
alter table ticket_follower no force row level security;
alter table record no force row level security;
update record set doc = doc || jsonb_build_object('_marks',
  coalesce(doc->'_marks', '{}') || jsonb_build_object('unread', unread.users))
from (select account_id, ticket_id, jsonb_agg(user_id) as users from ticket_follower where unread > 0 group by 1, 2) unread
where record.account_id = unread.account_id and record.entity = 'ticket' and record.id = unread.ticket_id;
alter table record force row level security;
alter table ticket_follower force row level security;
`
