/**
 * What the history of messages asks of a message: which way it went, its kind, and what happened to it when.
 * Traffic figures stay those of sent messages. Older messages have no events.
 */
export const sql = /* sql */ `
alter table sms_message
  add column type text not null default 'outboundSms' check (type in ('outboundSms', 'inboundSms')),
  add column message_kind text not null default 'sms' check (message_kind in ('sms', 'mms')),
  add column events jsonb not null default '[]';
create index sms_message_type on sms_message (account_id, type, created_at desc, id desc);
drop view account_sms_message;
select patchbay_account_view('sms_message');

-- A receipt that never came is no event: the last thing known is that the message was sent.
create function sms_message_event() returns trigger language plpgsql as $$
begin
  if new.status <> 'dlr_expired' and (tg_op = 'INSERT' or new.status <> old.status) then
    new.events := new.events || jsonb_build_array(jsonb_build_object(
      'status', case new.status when 'expired' then 'undelivered' else new.status end,
      'at', to_char(case tg_op when 'INSERT' then new.created_at else clock_timestamp() end at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
  end if;
  return new;
end $$;
create trigger sms_message_created before insert on sms_message
  for each row when (new.events = '[]') execute function sms_message_event();
create trigger sms_message_moved before update of status on sms_message
  for each row execute function sms_message_event();

create or replace function sms_message_traffic() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into sms_traffic (account_id, slot, status, messages)
    select account_id, traffic_slot(created_at), status, count(*) from written
    where type = 'outboundSms' group by 1, 2, 3;
  elsif tg_op = 'UPDATE' then
    insert into sms_traffic (account_id, slot, status, messages)
    select account_id, slot, status, sum(change) from (
      select account_id, traffic_slot(created_at) as slot, status, 1 as change from written where type = 'outboundSms'
      union all
      select account_id, traffic_slot(created_at), status, -1 from replaced where type = 'outboundSms'
    ) as changes group by 1, 2, 3 having sum(change) <> 0;
  else
    insert into sms_traffic (account_id, slot, status, messages)
    select account_id, traffic_slot(created_at), status, -count(*) from replaced
    where type = 'outboundSms' group by 1, 2, 3;
  end if;
  return null;
end $$;
`
