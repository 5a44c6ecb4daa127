/**
 * How many messages an account had in each quarter of an hour and status, so that overviews never count messages.
 * A quarter of an hour, because every time zone begins its days at one.
 *
 * Each statement that writes messages appends what it changed: nobody waits for a counter. A figure is the sum of all
 * its rows, and housekeeping adds up what has been appended.
 */
export const sql = /* sql */ `
create table sms_traffic (
  account_id uuid not null,
  slot timestamptz not null,
  status text not null,
  messages bigint not null,
  is_change boolean not null default true
);
create index sms_traffic_slot on sms_traffic (account_id, slot) include (status, messages);
create index sms_traffic_changes on sms_traffic (account_id, slot, status) where is_change;
select patchbay_protect('sms_traffic');

create function traffic_slot(moment timestamptz) returns timestamptz language sql immutable parallel safe
  as $$ select date_bin('15 minutes', moment, timestamptz '2000-01-01 00:00:00Z') $$;

create function sms_message_traffic() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into sms_traffic (account_id, slot, status, messages)
    select account_id, traffic_slot(created_at), status, count(*) from written group by 1, 2, 3;
  elsif tg_op = 'UPDATE' then
    insert into sms_traffic (account_id, slot, status, messages)
    select account_id, slot, status, sum(change) from (
      select account_id, traffic_slot(created_at) as slot, status, 1 as change from written
      union all select account_id, traffic_slot(created_at), status, -1 from replaced
    ) as changes group by 1, 2, 3 having sum(change) <> 0;
  else
    insert into sms_traffic (account_id, slot, status, messages)
    select account_id, traffic_slot(created_at), status, -count(*) from replaced group by 1, 2, 3;
  end if;
  return null;
end $$;
create trigger sms_message_inserted after insert on sms_message
  referencing new table as written for each statement execute function sms_message_traffic();
create trigger sms_message_updated after update on sms_message
  referencing old table as replaced new table as written for each statement execute function sms_message_traffic();
create trigger sms_message_deleted after delete on sms_message
  referencing old table as replaced for each statement execute function sms_message_traffic();

-- Row-level security binds the migrating role too.
set local role patchbay_system;
insert into sms_traffic (account_id, slot, status, messages, is_change)
select account_id, traffic_slot(created_at), status, count(*), false from sms_message group by 1, 2, 3;
reset role;
`
